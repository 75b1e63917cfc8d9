// The game's own turns.
using System.Collections.Generic;
using System.Linq;
using MoonSharp.Interpreter;

namespace Griddle.Host {
  sealed class Turns {
    readonly World world;
    public bool IsOn;
    public string Colour = "";
    List<string> order = new List<string>();

    public Turns(World world) { this.world = world; }

    public DynValue ToLua(Script script) {
      var turns = new GameClass("Turns");
      turns.Value("enable", () => DynValue.NewBoolean(IsOn), value => IsOn = value.Boolean);
      turns.Value("type", () => DynValue.NewNumber(2), value => { });
      turns.Value("order", () => LuaValues.Texts(script, order.ToArray()), value => order = value.Table.Values.Select(colour => colour.String).ToList());
      turns.Value("reverse_order", () => DynValue.False, value => { });
      turns.Value("skip_empty_hands", () => DynValue.False, value => { });
      turns.Value("disable_interactations", () => DynValue.False, value => { });
      turns.Value("pass_turns", () => DynValue.True, value => { });
      turns.Value("turn_color", () => DynValue.NewString(Colour), value => Begin(value.String));
      return turns.ToLua();
    }

    void Begin(string colour) {
      if (colour == Colour) return;
      var previous = Colour;
      Colour = colour;
      world.Later(1, () => world.Tell("onPlayerTurn", world.PlayerAt(colour), previous == "" ? DynValue.Nil : world.PlayerAt(previous)));
    }
  }
}
