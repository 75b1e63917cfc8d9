// Values that go between scripts, JSON and the host.
using System.Linq;
using MoonSharp.Interpreter;

namespace Griddle.Host {
  static class LuaValues {
    public static DynValue FromJson(Script script, JsonValue json) {
      if (json == null) return DynValue.Nil;
      switch (json.Kind) {
        case JsonKind.Truth: return DynValue.NewBoolean(json.AsTruth);
        case JsonKind.Number: return DynValue.NewNumber(json.AsNumber);
        case JsonKind.Text: return DynValue.NewString(json.AsText);
        case JsonKind.List: return List(script, json.Items.Select(item => FromJson(script, item)).ToArray());
        case JsonKind.Map:
          var table = new Table(script);
          foreach (var member in json.Members) table[member.Key] = FromJson(script, member.Value);
          return DynValue.NewTable(table);
        default: return DynValue.Nil;
      }
    }

    /// An empty table is a list, as in the game's JSON.
    public static JsonValue ToJson(DynValue value) {
      switch (value.Type) {
        case DataType.Nil: case DataType.Void: return JsonValue.Null();
        case DataType.Boolean: return JsonValue.Of(value.Boolean);
        case DataType.Number: return JsonValue.Of(value.Number);
        case DataType.String: return JsonValue.Of(value.String);
        case DataType.Table:
          var pairs = value.Table.Pairs.Where(pair => !pair.Value.IsNil()).ToList();
          var length = value.Table.Length;
          if (pairs.Count == length && pairs.All(pair => pair.Key.Type == DataType.Number)) {
            return JsonValue.List(Enumerable.Range(1, length).Select(i => ToJson(value.Table.Get(i))));
          }
          var map = JsonValue.Map();
          foreach (var pair in pairs) {
            var isNumber = pair.Key.Type == DataType.Number;
            map.Add(isNumber ? JsonValue.NumberText(pair.Key.Number) : pair.Key.String, ToJson(pair.Value));
          }
          return map;
        default: throw new ScriptRuntimeException("JSON.encode: a " + value.Type + " cannot be encoded");
      }
    }

    public static DynValue List(Script script, params DynValue[] values) {
      var table = new Table(script);
      for (var i = 0; i < values.Length; i++) table[i + 1] = values[i];
      return DynValue.NewTable(table);
    }

    public static DynValue Texts(Script script, params string[] texts) { return List(script, texts.Select(DynValue.NewString).ToArray()); }

    /// Tables go from one script to another as copies; functions do not go.
    public static DynValue CopyFor(Script script, DynValue value) {
      switch (value.Type) {
        case DataType.Table:
          var copy = new Table(script);
          foreach (var pair in value.Table.Pairs) copy.Set(CopyFor(script, pair.Key), CopyFor(script, pair.Value));
          return DynValue.NewTable(copy);
        case DataType.Function: case DataType.ClrFunction: throw new ScriptRuntimeException("a function of one script is none of another");
        case DataType.Tuple: return value.Tuple.Length == 0 ? DynValue.Nil : CopyFor(script, value.Tuple[0]);
        case DataType.Void: return DynValue.Nil;
        default: return value;
      }
    }
  }
}
