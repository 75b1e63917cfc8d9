// A JSON value that can be changed: saves, the data of objects, reports. Members keep their order.
using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Text;

namespace Griddle.Host {
  enum JsonKind { Null, Truth, Number, Text, List, Map }

  sealed class JsonValue {
    public JsonKind Kind;
    string text;
    double number;
    bool truth;

    public readonly List<JsonValue> Items = new List<JsonValue>();
    public readonly List<KeyValuePair<string, JsonValue>> Members = new List<KeyValuePair<string, JsonValue>>();

    public static JsonValue Null() { return new JsonValue { Kind = JsonKind.Null }; }
    public static JsonValue Of(string text) { return new JsonValue { Kind = JsonKind.Text, text = text }; }
    public static JsonValue Of(double number) { return new JsonValue { Kind = JsonKind.Number, number = number }; }
    public static JsonValue Of(bool truth) { return new JsonValue { Kind = JsonKind.Truth, truth = truth }; }
    public static JsonValue Map() { return new JsonValue { Kind = JsonKind.Map }; }
    public static JsonValue Map(IEnumerable<KeyValuePair<string, JsonValue>> members) {
      var map = Map();
      map.Members.AddRange(members);
      return map;
    }
    public static JsonValue List(IEnumerable<JsonValue> items) {
      var list = new JsonValue { Kind = JsonKind.List };
      list.Items.AddRange(items);
      return list;
    }
    public static JsonValue List(params double[] numbers) { return List(numbers.Select(Of)); }

    /// The member of a name, null where there is none.
    public JsonValue this[string name] {
      get {
        foreach (var member in Members) if (member.Key == name) return member.Value;
        return null;
      }
      set {
        var pair = new KeyValuePair<string, JsonValue>(name, value);
        for (var i = 0; i < Members.Count; i++) {
          if (Members[i].Key != name) continue;
          Members[i] = pair;
          return;
        }
        Members.Add(pair);
      }
    }

    /// Adds a member of a name that the map does not have.
    public void Add(string name, JsonValue value) { Members.Add(new KeyValuePair<string, JsonValue>(name, value)); }

    public string AsText { get { return text; } }
    public double AsNumber { get { return number; } }
    public bool AsTruth { get { return truth; } }

    public string TextOf(string name) {
      var member = this[name];
      return member != null && member.Kind == JsonKind.Text ? member.text : "";
    }
    public double NumberOf(string name, double otherwise = 0) {
      var member = this[name];
      return member != null && member.Kind == JsonKind.Number ? member.number : otherwise;
    }
    public bool TruthOf(string name, bool otherwise = false) {
      var member = this[name];
      return member != null && member.Kind == JsonKind.Truth ? member.truth : otherwise;
    }
    public void Remove(string name) { Members.RemoveAll(member => member.Key == name); }

    public JsonValue Copy() {
      var copy = new JsonValue { Kind = Kind, text = text, number = number, truth = truth };
      copy.Items.AddRange(Items.Select(item => item.Copy()));
      foreach (var member in Members) copy.Add(member.Key, member.Value.Copy());
      return copy;
    }

    public static string NumberText(double number) {
      var isInteger = number == Math.Floor(number) && Math.Abs(number) < 1e15;
      return isInteger ? ((long)number).ToString(CultureInfo.InvariantCulture) : number.ToString("R", CultureInfo.InvariantCulture);
    }

    public override string ToString() {
      var written = new StringBuilder();
      Write(written);
      return written.ToString();
    }

    void Write(StringBuilder to) {
      switch (Kind) {
        case JsonKind.Null: to.Append("null"); break;
        case JsonKind.Truth: to.Append(truth ? "true" : "false"); break;
        case JsonKind.Number: to.Append(NumberText(number)); break;
        case JsonKind.Text: WriteText(to, text); break;
        case JsonKind.List:
          to.Append('[');
          for (var i = 0; i < Items.Count; i++) {
            if (i > 0) to.Append(',');
            Items[i].Write(to);
          }
          to.Append(']');
          break;
        case JsonKind.Map:
          to.Append('{');
          for (var i = 0; i < Members.Count; i++) {
            if (i > 0) to.Append(',');
            WriteText(to, Members[i].Key);
            to.Append(':');
            Members[i].Value.Write(to);
          }
          to.Append('}');
          break;
      }
    }

    static void WriteText(StringBuilder to, string text) {
      to.Append('"');
      foreach (var letter in text) {
        if (letter == '"' || letter == '\\') to.Append('\\').Append(letter);
        else if (letter == '\n') to.Append("\\n");
        else if (letter < ' ') to.Append("\\u").Append(((int)letter).ToString("x4"));
        else to.Append(letter);
      }
      to.Append('"');
    }
  }
}
