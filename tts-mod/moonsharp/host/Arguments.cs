// What a script hands to a function of the game. A value of a wrong type is an error, as nowhere in the game it helps.
using System.Linq;
using MoonSharp.Interpreter;

namespace Griddle.Host {
  sealed class Arguments {
    readonly string function;
    readonly CallbackArguments given;

    public Arguments(string function, CallbackArguments given) {
      this.function = function;
      // `object:f()` and `object.f()` are the same call of userdata
      this.given = given.SkipMethodCall();
    }

    public DynValue this[int i] { get { return i < given.Count ? given[i] : DynValue.Nil; } }
    public bool Has(int i) { return !this[i].IsNil(); }

    public ScriptRuntimeException Wrong(string what) { return new ScriptRuntimeException(function + ": " + what); }

    DynValue OfType(int i, DataType type) {
      var value = this[i];
      if (value.Type != type) throw Wrong("argument " + (i + 1) + " is a " + value.Type + ", and should be a " + type);
      return value;
    }

    public string Text(int i) { return OfType(i, DataType.String).String; }
    public double Number(int i) { return OfType(i, DataType.Number).Number; }
    public bool Truth(int i) { return OfType(i, DataType.Boolean).Boolean; }
    public Table Table(int i) { return OfType(i, DataType.Table).Table; }
    public Closure Function(int i) { return OfType(i, DataType.Function).Function; }
    public Vector3 Vector(int i) { return Vector3.From(this[i], function); }
    public double NumberOr(int i, double otherwise) { return Has(i) ? Number(i) : otherwise; }
    public bool TruthOr(int i, bool otherwise) { return Has(i) ? Truth(i) : otherwise; }
    public string[] Texts(int i) { return Table(i).Values.Select(value => value.String).ToArray(); }

    /// Colours of players.
    public string[] Colours(int i) {
      var colours = Texts(i);
      var unknown = colours.FirstOrDefault(colour => !Globals.COLOURS.Contains(colour));
      if (unknown != null) throw Wrong("there is no colour " + unknown);
      return colours;
    }

    /// A table of parameters, which must have no others than the documented ones.
    public Table Parameters(int i, params string[] names) {
      var table = Table(i);
      CheckNames(table, names);
      return table;
    }

    public void CheckNames(Table table, params string[] names) {
      foreach (var pair in table.Pairs) {
        if (pair.Key.Type != DataType.String || !names.Contains(pair.Key.String)) throw Wrong("there is no parameter " + pair.Key);
      }
    }

    /// A colour as three or four numbers from 0 to 1, or nothing.
    public void Colour(int i) { if (Has(i)) Colour(Table(i)); }

    public void Colour(Table table) {
      var names = new[] { "r", "g", "b" };
      for (var part = 1; part <= 3; part++) {
        var number = table.Get(part).IsNil() ? table.Get(names[part - 1]) : table.Get(part);
        if (number.Type != DataType.Number || number.Number < 0 || number.Number > 1) throw Wrong("no colour");
      }
    }
  }
}
