// The game's own turns: whose turn it is changes at once, and scripts hear of it in the next frame.
using System;
using System.Collections.Generic;
using System.Linq;
using MoonSharp.Interpreter;

namespace Griddle.Host {
  sealed class Turns {
    /// Turns of the type "custom" have the order that a script gives.
    const int CUSTOM = 2;

    readonly World world;
    /// The fields that the game documents, as a script may set them.
    readonly Dictionary<string, JsonValue> fields = new Dictionary<string, JsonValue> {
      { "enable", JsonValue.Of(false) }, { "type", JsonValue.Of(1) }, { "order", JsonValue.List() }, { "reverse_order", JsonValue.Of(false) },
      { "skip_empty_hands", JsonValue.Of(false) }, { "disable_interactations", JsonValue.Of(false) }, { "pass_turns", JsonValue.Of(true) },
      { "turn_color", JsonValue.Of("") },
    };

    public Turns(World world) { this.world = world; }

    public DynValue ToLua(Script script) {
      var turns = new GameClass("Turns");
      foreach (var name in fields.Keys.ToArray()) turns.Value(name, () => LuaValues.FromJson(script, fields[name]), value => Set(name, value));
      turns.Function("getNextTurnColor", given => DynValue.NewString(Beside(1)));
      turns.Function("getPreviousTurnColor", given => DynValue.NewString(Beside(-1)));
      return turns.ToLua();
    }

    void Set(string name, DynValue value) {
      var told = LuaValues.ToJson(value);
      if (told.Kind != fields[name].Kind) throw new ScriptRuntimeException("Turns: " + name + " is a " + fields[name].Kind + ", not a " + value.Type);
      var colours = told.Kind == JsonKind.List ? told.Items.Select(item => item.AsText) : name == "turn_color" ? new[] { told.AsText } : new string[0];
      var unknown = colours.FirstOrDefault(colour => !Globals.COLOURS.Contains(colour));
      if (unknown != null) throw new ScriptRuntimeException("Turns: there is no colour " + unknown);
      var previous = fields["turn_color"].AsText;
      fields[name] = told;
      if (name != "turn_color" || told.AsText == previous) return;
      world.Later(1, () => world.Tell("onPlayerTurn", world.PlayerAt(told.AsText), previous == "" ? DynValue.Nil : world.PlayerAt(previous)));
    }

    /// The colour so many places after the one whose turn it is.
    string Beside(int steps) {
      var order = fields["order"].Items.Select(item => item.AsText).ToList();
      if (!fields["enable"].AsTruth) throw new ScriptRuntimeException("Turns: they are off");
      if (fields["type"].AsNumber != CUSTOM) throw new ScriptRuntimeException("Turns: this host knows the order only where a script gives it");
      return order[(order.IndexOf(fields["turn_color"].AsText) + steps + order.Count) % order.Count];
    }

    /// Whoever's turn it is passes it on by the game's own button.
    public void Pass() { Set("turn_color", DynValue.NewString(Beside(1))); }

    public JsonValue Report() { return JsonValue.Map(fields); }
  }
}
