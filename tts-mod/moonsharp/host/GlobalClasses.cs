// The classes that the game gives to every script: Wait, JSON, Player, Turns, UI, Notes, Global.
using System;
using System.Linq;
using MoonSharp.Interpreter;

namespace Griddle.Host {
  static class GlobalClasses {
    public static void Install(World world, Script script) {
      var globals = script.Globals;
      globals["Wait"] = Wait(world, script).ToLua();
      globals["JSON"] = Json(script).ToLua();
      globals["Player"] = PlayersByColour(world, script).ToLua();
      globals["Turns"] = world.Turns.ToLua(script);
      globals["UI"] = world.Panel.ToLua(script);
      globals["Notes"] = Notes(world, script).ToLua();
      globals["Global"] = Global(world, script).ToLua();
    }

    static GameClass Wait(World world, Script script) {
      var wait = new GameClass("Wait");
      wait.Function("frames", given => {
        var frames = given.NumberOr(1, 1);
        return DynValue.NewNumber(world.Wait(new Waiter { Owner = script, Run = given.Function(0), Due = world.Frame + frames }));
      });
      wait.Function("time", given => {
        var frames = given.Number(1) * World.FRAMES_A_SECOND;
        return DynValue.NewNumber(world.Wait(new Waiter { Owner = script, Run = given.Function(0), Due = world.Frame + frames, Every = frames, Left = (int)given.NumberOr(2, 1) }));
      });
      wait.Function("condition", given => {
        var due = given.Has(2) ? world.Frame + given.Number(2) * World.FRAMES_A_SECOND : double.MaxValue;
        return DynValue.NewNumber(world.Wait(new Waiter { Owner = script, Run = given.Function(0), Condition = given.Function(1), Due = due, Otherwise = given.Has(3) ? given.Function(3) : null }));
      });
      wait.Function("stop", given => { var id = (int)given.Number(0); return DynValue.NewBoolean(world.Waiters.RemoveAll(waiter => waiter.Id == id) > 0); });
      wait.Function("stopAll", given => { world.Waiters.RemoveAll(waiter => waiter.Owner == script); return DynValue.True; });
      return wait;
    }

    public static GameClass Json(Script script) {
      var json = new GameClass("JSON");
      json.Function("encode", given => DynValue.NewString(LuaValues.ToJson(given[0]).ToString()));
      json.Function("decode", given => LuaValues.FromJson(script, JsonReader.Read(given.Text(0))));
      return json;
    }

    static GameClass PlayersByColour(World world, Script script) {
      var players = new GameClass("Player");
      players.Function("getSpectators", given => LuaValues.List(script, Spectators(world)));
      players.Function("getPlayers", given => {
        var seated = Globals.COLOURS.Where(colour => Globals.NameAt(world, colour) != null);
        return LuaValues.List(script, Spectators(world).Concat(seated.Select(colour => PlayerAt(world, script, colour).ToLua())).ToArray());
      });
      players.Otherwise = colour => Globals.COLOURS.Contains(colour) ? PlayerAt(world, script, colour).ToLua() : null;
      return players;
    }

    static DynValue[] Spectators(World world) {
      return world.Hands.Get("spectators").Table.Values.Select(name => Spectator(world, name.String)).ToArray();
    }

    /// Somebody without a seat.
    public static DynValue Spectator(World world, string name) {
      var player = new GameClass("Player.Grey");
      player.Value("color", () => DynValue.NewString("Grey"));
      player.Value("seated", () => DynValue.False);
      player.Value("steam_name", () => DynValue.NewString(name));
      player.Value("steam_id", () => DynValue.NewString(IdOf(name)));
      player.Function("changeColor", given => DynValue.NewBoolean(Players.ChangeColour(world, name, given.Text(0))));
      return player.ToLua();
    }

    static string IdOf(string name) { return "id of " + name; }

    static bool IsPromoted(World world, string colour) {
      var promoted = world.Hands.Get("promoted");
      return promoted.Type == DataType.Table && promoted.Table.Get(colour).CastToBool();
    }

    static GameClass PlayerAt(World world, Script script, string colour) {
      var player = new GameClass("Player." + colour);
      player.Value("color", () => DynValue.NewString(colour));
      player.Value("seated", () => DynValue.NewBoolean(Globals.NameAt(world, colour) != null));
      player.Value("steam_name", () => Globals.NameAt(world, colour) == null ? DynValue.Nil : DynValue.NewString(Globals.NameAt(world, colour)));
      player.Value("steam_id", () => Globals.NameAt(world, colour) == null ? DynValue.Nil : DynValue.NewString(IdOf(Globals.NameAt(world, colour))));
      player.Function("changeColor", given => DynValue.NewBoolean(Players.ChangeColour(world, Globals.NameAt(world, colour), given.Text(0))));
      player.Value("host", () => DynValue.NewBoolean(colour == world.Hands.Get("host").String));
      player.Value("admin", () => DynValue.NewBoolean(colour == world.Hands.Get("host").String || IsPromoted(world, colour)));
      player.Value("promoted", () => DynValue.NewBoolean(IsPromoted(world, colour)));
      foreach (var name in new[] { "print", "broadcast" }) player.Function(name, given => { world.Say(colour, given.Text(0)); return DynValue.True; });
      player.Function("lookAt", given => {
        var view = given.Parameters(0, "position", "pitch", "yaw", "distance");
        Vector3.From(view.Get("position"), "lookAt");
        world.Looks[colour] = LuaValues.ToJson(DynValue.NewTable(view));
        return DynValue.True;
      });
      player.Function("getHandCount", given => DynValue.NewNumber(world.HandZones(colour).Count));
      player.Function("getHandTransform", given => HandZone(world, colour, given, 0).Placement(script));
      player.Function("setHandTransform", given => {
        var asked = given.Parameters(0, "position", "rotation", "scale");
        HandZone(world, colour, given, 1).Place(asked);
        world.PlacedHands[colour] = LuaValues.ToJson(DynValue.NewTable(asked));
        return DynValue.True;
      });
      return player;
    }

    /// The hand zone of a player that a number names, from 1.
    static GameObject HandZone(World world, string colour, Arguments given, int argument) {
      var zones = world.HandZones(colour);
      var number = (int)given.NumberOr(argument, 1);
      if (number < 1 || number > zones.Count) throw given.Wrong(colour + " has no hand zone " + number);
      return zones[number - 1];
    }

    static GameClass Notes(World world, Script script) {
      var notes = new GameClass("Notes");
      notes.Function("getNotebookTabs", given => LuaValues.List(script, world.Tabs.Select((tab, at) => {
        var told = new Table(script);
        told["index"] = at;
        told["title"] = tab.Title;
        told["body"] = tab.Body;
        told["color"] = tab.Color;
        return DynValue.NewTable(told);
      }).ToArray()));
      notes.Function("addNotebookTab", given => {
        world.Tabs.Add(Changed(new NotebookTab(), given.Parameters(0, "title", "body", "color")));
        return DynValue.NewNumber(world.Tabs.Count - 1);
      });
      notes.Function("editNotebookTab", given => {
        var asked = given.Parameters(0, "index", "title", "body", "color");
        Changed(world.Tabs[(int)asked.Get("index").Number], asked);
        return DynValue.True;
      });
      notes.Function("removeNotebookTab", given => { world.Tabs.RemoveAt((int)given.Number(0)); return DynValue.True; });
      return notes;
    }

    static NotebookTab Changed(NotebookTab tab, Table asked) {
      tab.Title = asked.Get("title").String ?? tab.Title;
      tab.Body = asked.Get("body").String ?? tab.Body;
      tab.Color = asked.Get("color").String ?? tab.Color;
      return tab;
    }

    static GameClass Global(World world, Script script) {
      var global = new GameClass("Global");
      global.Function("setVectorLines", given => {
        foreach (var line in given.Table(0).Values) CheckLine(given, line.Table);
        world.Lines = LuaValues.CopyFor(world.Global, given[0]).Table;
        return DynValue.True;
      });
      global.Function("setSnapPoints", given => {
        foreach (var point in given.Table(0).Values) {
          given.CheckNames(point.Table, "position", "rotation", "rotation_snap", "tags");
          Vector3.From(point.Table.Get("position"), "setSnapPoints");
        }
        world.SnapPoints = LuaValues.CopyFor(world.Global, given[0]).Table;
        return DynValue.True;
      });
      global.Function("getSnapPoints", given => world.SnapPoints == null ? LuaValues.List(script) : LuaValues.CopyFor(script, DynValue.NewTable(world.SnapPoints)));
      return global;
    }

    static void CheckLine(Arguments given, Table line) {
      given.CheckNames(line, "points", "color", "thickness", "rotation", "loop", "square");
      var points = line.Get("points");
      if (points.Type != DataType.Table || points.Table.Length < 2) throw given.Wrong("a line has two points at least");
      foreach (var point in points.Table.Values) Vector3.From(point, "setVectorLines");
      if (!line.Get("color").IsNil()) given.Colour(line.Get("color").Table);
      if (!line.Get("thickness").IsNil() && line.Get("thickness").Type != DataType.Number) throw given.Wrong("the thickness is no number");
    }
  }
}
