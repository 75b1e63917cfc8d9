// What players and physics do at the table, and what a test asks: the table `FakeTTS` of Global's script, with the same
// functions as the stand-in in Lua (tts-mod/test/lua/fake-hands.lua), so that the same tests drive both.
using System;
using System.Collections.Generic;
using System.Linq;
using MoonSharp.Interpreter;

namespace Griddle.Host {
  static class Players {
    /// Frames after which the scripts have looked at what was deleted, at what came or went into a bag, and at what fell.
    const int NOTICED = 10, SEEN = 60, SETTLED = 120;

    /// How many frames a piece falls; tests change it.
    public static int FramesOfFall(World world) { return (int)world.Hands.Get("fall").Number; }

    /// How many frames the game takes to make an object; tests change it.
    public static int FramesOfMaking(World world) { return (int)world.Hands.Get("making").Number; }

    static GameObject With(World world, DynValue guid) {
      var found = world.Objects.FirstOrDefault(lying => lying.Guid == guid.String && !lying.IsDying);
      if (found == null) throw new ScriptRuntimeException("no object " + guid.String);
      return found;
    }

    static Vector3 Point(Arguments given, int first) { return new Vector3(given.Number(first), given.Number(first + 1), given.Number(first + 2)); }

    public static void Install(World world) {
      var script = world.Global;
      var hands = world.Hands = new Table(script);
      script.Globals["FakeTTS"] = hands;
      script.Globals["LOAD"] = DynValue.NewCallback((context, given) => script.LoadString(given[0].String, null, given.Count > 1 ? given[1].CastToString() : "chunk"));
      hands["fall"] = 3;
      hands["making"] = 1;
      hands["dieShows"] = 1;
      hands["host"] = "Red";
      hands["said"] = new Table(script);
      hands["hotkeys"] = HotkeysOf(world);
      hands["spectators"] = new Table(script);
      hands["seated"] = new Table(script);
      hands.Get("seated").Table["Red"] = "Anna";
      hands.Get("seated").Table["Blue"] = "Ben";
      Action<string, Action<Arguments>> act = (name, run) => hands[name] = DynValue.NewCallback((context, given) => {
        run(new Arguments("FakeTTS." + name, given));
        return DynValue.Nil;
      }, name);
      InstallTable(world, act);
      InstallActs(world, act);
      hands["report"] = DynValue.NewCallback((context, given) => DynValue.NewString(SaveFile.Report(world).ToString()));
      hands["save"] = DynValue.NewCallback((context, given) => DynValue.NewString(SaveFile.Write(world).ToString()));
    }

    static DynValue HotkeysOf(World world) {
      var hotkeys = new Table(world.Global);
      hotkeys.MetaTable = new Table(world.Global);
      hotkeys.MetaTable["__index"] = DynValue.NewCallback((context, asked) => {
        KeyValuePair<Script, Closure> key;
        if (!world.Hotkeys.TryGetValue(asked[1].String, out key)) return DynValue.Nil;
        return DynValue.NewCallback((inner, given) => world.Call(key.Key, DynValue.NewClosure(key.Value), "hotkey", given.GetArray()));
      });
      return DynValue.NewTable(hotkeys);
    }

    /// Time, and the table as a whole.
    static void InstallTable(World world, Action<string, Action<Arguments>> act) {
      act("setUp", given => SaveFile.Read(world, JsonReader.Read(given.Text(0))));
      act("runScript", given => world.RunScript(With(world, given[0]), given.Text(1), given.Text(2), (int)given.NumberOr(3, 0)));
      act("pass", given => world.Pass((int)given.Number(0)));
      act("note", given => world.Note = given.Text(0));
      act("pressed", given => {
        // As the game does: the function of Global that the button names, with the player, the value and the button's id
        var handler = given.Text(0);
        world.Call(world.Global, world.Global.Globals.Get(handler), "button " + handler, world.PlayerAt(given.Text(1)), DynValue.Nil, given[2]);
      });
      act("choose", given => With(world, given[0]).Choose(given.Text(1), given.Text(2)));
      act("chooseOnTable", given => {
        KeyValuePair<Script, Closure> chosen;
        if (!world.Menu.TryGetValue(given.Text(0), out chosen)) throw given.Wrong("the menu has no entry " + given.Text(0));
        var point = new Vector3(given.Number(2), 1, given.Number(3)).ToLua(chosen.Key);
        world.Call(chosen.Key, DynValue.NewClosure(chosen.Value), "menu", given[1], point);
      });
    }

    static void InstallActs(World world, Action<string, Action<Arguments>> act) {
      act("sit", given => {
        // Without a name the seat is left
        world.Hands.Get("seated").Table[given.Text(0)] = given[1];
        world.Tell("onPlayerChangeColor", given.Text(0));
      });
      act("join", given => {
        world.Hands.Get("spectators").Table.Append(given[0]);
        world.Tell("onPlayerConnect", GlobalClasses.Spectator(world, given.Text(0)));
      });
      act("quit", given => {
        var name = Globals.NameAt(world, given.Text(0));
        world.Hands.Get("seated").Table[given.Text(0)] = DynValue.Nil;
        world.Tell("onPlayerChangeColor", "Grey");
        world.Tell("onPlayerDisconnect", GlobalClasses.Spectator(world, name));
      });
      act("passTurn", given => world.Turns.Pass());
      act("pickUp", given => PickUp(world, given.Text(0), With(world, given[1])));
      act("letGo", given => LetGo(world, given.Text(0), With(world, given[1]), new Vector3(given.Number(2), given.NumberOr(4, 2), given.Number(3))));
      act("shove", given => With(world, given[0]).PutAt(new Vector3(given.Number(1), 1, given.Number(2))));
      act("bring", given => {
        var brought = With(world, given[0]);
        brought.PutAt(Point(given, 1));
        brought.Rotation = Point(given, 4);
      });
      act("throw", given => {
        var die = With(world, given[1]);
        world.Hands["dieShows"] = given[2];
        die.Fall(FramesOfFall(world));
        world.Tell("onObjectRandomize", die, given.Text(0));
      });
      act("delete", given => {
        world.Destroy(With(world, given[0]));
        world.Pass(NOTICED);
      });
      act("copy", given => {
        var copied = With(world, given[0]);
        var data = copied.ToJson();
        data["LuaScript"] = JsonValue.Of("");
        world.RunScript(world.Spawn(data, copied.Position, copied.Rotation), given.Text(1), data.TextOf("LuaScriptState"), 0);
      });
      act("paste", given => {
        var copied = With(world, given[0]);
        world.Spawn(copied.ToJson(), copied.Position, copied.Rotation);
        world.Pass(SEEN);
      });
      act("throwOff", given => {
        var thrown = With(world, given[1]);
        PickUp(world, given.Text(0), thrown);
        LetGo(world, given.Text(0), thrown, new Vector3(60, -20, 60));
        world.Pass(SETTLED);
      });
      InstallBag(world, act);
    }

    /// Takes somebody away from where they are, and gives them a colour; `Grey` is none. False if the colour is taken.
    public static bool ChangeColour(World world, string name, string colour) {
      if (colour != "Grey" && Globals.NameAt(world, colour) != null) return false;
      var seated = world.Hands.Get("seated").Table;
      foreach (var other in Globals.COLOURS.Where(one => Globals.NameAt(world, one) == name)) seated[other] = DynValue.Nil;
      var spectators = new Table(world.Global);
      foreach (var other in world.Hands.Get("spectators").Table.Values.Where(one => one.String != name)) spectators.Append(other);
      if (colour == "Grey") spectators.Append(DynValue.NewString(name));
      else seated[colour] = DynValue.NewString(name);
      world.Hands["spectators"] = spectators;
      // Scripts hear of it a frame later
      world.Later(1, () => world.Tell("onPlayerChangeColor", colour));
      return true;
    }

    static void PickUp(World world, string player, GameObject held) {
      held.PickUpPosition = held.Position;
      held.WasPickedUp = true;
      held.HeldBy = player;
      held.PutAt(held.Position);
      world.Tell("onObjectPickUp", player, held);
    }

    static void LetGo(World world, string player, GameObject dropped, Vector3 place) {
      dropped.HeldBy = null;
      dropped.PutAt(place);
      dropped.Fall(FramesOfFall(world));
      dropped.Velocity = new Vector3(1, 0, 1);
      dropped.Spin = new Vector3(0, 1, 0);
      world.Snap(dropped);
      world.Tell("onObjectDrop", player, dropped);
    }

    /// A player's own bag beside the table, which is no object of the save.
    static void InstallBag(World world, Action<string, Action<Arguments>> act) {
      GameObject bag = null;
      var inside = new List<JsonValue>();
      act("bag", given => {
        if (bag == null) {
          var data = JsonValue.Map();
          data["Name"] = JsonValue.Of("Bag");
          bag = world.Spawn(data, new Vector3(50, 1, 0), null);
        }
        var bagged = With(world, given[1]);
        PickUp(world, given.Text(0), bagged);
        bagged.HeldBy = null;
        world.Tell("onObjectDrop", given.Text(0), bagged);
        inside.Add(bagged.ToJson());
        world.Tell("onObjectEnterContainer", bag, bagged);
        world.Destroy(bagged);
        world.Pass(SEEN);
      });
      act("emptyBag", given => {
        foreach (var data in inside) {
          var fallen = world.Spawn(data, new Vector3(given.Number(0), 1.2, given.Number(1)), null);
          world.Tell("onObjectLeaveContainer", bag, fallen);
        }
        inside.Clear();
        world.Pass(SETTLED);
      });
    }
  }
}
