// The functions that the game gives to every script, from api.tabletopsimulator.com/base. `GlobalClasses.cs` has its classes.
using System;
using System.Collections.Generic;
using System.Linq;
using MoonSharp.Interpreter;

namespace Griddle.Host {
  static class Globals {
    /// The colours of seats, the spectators' and the game master's.
    public static readonly string[] COLOURS = { "White", "Brown", "Red", "Orange", "Yellow", "Green", "Teal", "Blue", "Purple", "Pink", "Grey", "Black" };

    /// The name of who sits at a colour, null for nobody. Tests say so in `FakeTTS.seated`.
    public static string NameAt(World world, string colour) {
      var seated = world.Hands.Get("seated");
      var name = seated.Type == DataType.Table ? seated.Table.Get(colour) : DynValue.Nil;
      return name.Type == DataType.String ? name.String : null;
    }

    public static void Install(World world, Script script) {
      script.DoString(Vector3.LUA, null, "Vector");
      Action<string, GameFunction> define = (name, run) => script.Globals[name] = DynValue.NewCallback((context, given) => run(new Arguments(name, given)), name);
      InstallObjects(world, script, define);
      InstallWords(world, define);
      define("addHotkey", given => {
        given.TruthOr(2, false);
        world.Hotkeys[given.Text(0)] = new KeyValuePair<Script, Closure>(script, given.Function(1));
        return DynValue.True;
      });
      define("addContextMenuItem", given => {
        given.TruthOr(2, false);
        given.TruthOr(3, false);
        world.Menu[given.Text(0)] = new KeyValuePair<Script, Closure>(script, given.Function(1));
        return DynValue.True;
      });
      define("clearContextMenu", given => { world.Menu.Clear(); return DynValue.True; });
      define("getSeatedPlayers", given => LuaValues.Texts(script, COLOURS.Where(colour => NameAt(world, colour) != null).ToArray()));
      define("sendExternalMessage", given => { world.Sent.Add(LuaValues.ToJson(DynValue.NewTable(given.Table(0)))); return DynValue.True; });
      GlobalClasses.Install(world, script);
    }

    static DynValue Listed(World world, Script script, Func<GameObject, bool> isAsked) {
      return LuaValues.List(script, world.Listed.Where(isAsked).Select(lying => UserData.Create(lying)).ToArray());
    }

    static void InstallObjects(World world, Script script, Action<string, GameFunction> define) {
      define("getObjectFromGUID", given => {
        var id = given.Text(0);
        var found = world.Listed.FirstOrDefault(lying => lying.Guid == id);
        return found == null ? DynValue.Nil : UserData.Create(found);
      });
      define("getObjects", given => Listed(world, script, lying => true));
      define("getObjectsWithTag", given => { var tag = given.Text(0); return Listed(world, script, lying => lying.HasAnyTag(new[] { tag })); });
      define("getObjectsWithAnyTags", given => { var tags = given.Texts(0); return Listed(world, script, lying => lying.HasAnyTag(tags)); });
      define("getObjectsWithAllTags", given => { var tags = given.Texts(0); return Listed(world, script, lying => tags.All(tag => lying.HasAnyTag(new[] { tag }))); });
      define("destroyObject", given => { world.Destroy((GameObject)given[0].UserData.Object); return DynValue.True; });
      define("spawnObjectData", given => {
        var asked = given.Parameters(0, "data", "position", "rotation", "scale", "callback_function");
        var data = asked.Get("data");
        if (data.Type != DataType.Table) throw given.Wrong("data is missing");
        return Spawned(world, script, asked, LuaValues.ToJson(data));
      });
      define("spawnObjectJSON", given => {
        var asked = given.Parameters(0, "json", "position", "rotation", "scale", "callback_function");
        if (asked.Get("json").Type != DataType.String) throw given.Wrong("json is missing");
        return Spawned(world, script, asked, JsonReader.Read(asked.Get("json").String));
      });
    }

    static DynValue Spawned(World world, Script script, Table asked, JsonValue data) {
      if (data.TextOf("Name") == "") throw new ScriptRuntimeException("what is spawned has no Name");
      Func<string, Vector3?> vector = name => asked.Get(name).IsNil() ? (Vector3?)null : Vector3.From(asked.Get(name), "spawning");
      GameObject spawned = null;
      spawned = world.Spawn(data, vector("position"), vector("rotation"), () => {
        var whole = asked.Get("callback_function");
        if (!whole.IsNil()) world.Call(script, whole, "callback of spawning", UserData.Create(spawned));
      });
      var scale = vector("scale");
      if (scale.HasValue) spawned.Scale = scale.Value;
      return UserData.Create(spawned);
    }

    static void InstallWords(World world, Action<string, GameFunction> define) {
      foreach (var name in new[] { "broadcastToAll", "printToAll" }) define(name, given => {
        given.Colour(1);
        world.Say("all", given.Text(0));
        return DynValue.True;
      });
      foreach (var name in new[] { "broadcastToColor", "printToColor" }) define(name, given => {
        var colour = given.Text(1);
        if (NameAt(world, colour) == null) throw given.Wrong("nobody sits at " + colour);
        given.Colour(2);
        world.Say(colour, given.Text(0));
        return DynValue.True;
      });
      define("log", given => { world.Say("log", given[0].ToPrintString()); return DynValue.True; });
    }
  }
}
