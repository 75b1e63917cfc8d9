// A save on the table, the table as a save, and what a test sees of it.
using System;
using System.Linq;
using MoonSharp.Interpreter;

namespace Griddle.Host {
  static class SaveFile {
    /// Puts the objects, the notebook and the panel of a save on the table. The test runs the scripts.
    public static void Read(World world, JsonValue save) {
      world.Save = save;
      var objects = save["ObjectStates"].Items;
      var twice = objects.GroupBy(data => data.TextOf("GUID")).FirstOrDefault(same => same.Count() > 1);
      if (twice != null) throw new ArgumentException("two objects have the id " + twice.Key);
      foreach (var data in objects) world.Add(data);
      world.SavedSnapPoints = save["SnapPoints"];
      var tabs = save["TabStates"];
      if (tabs != null) foreach (var member in tabs.Members.OrderBy(member => int.Parse(member.Key))) {
        world.Tabs.Add(new NotebookTab { Title = member.Value.TextOf("title"), Body = member.Value.TextOf("body"), Color = member.Value.TextOf("color") });
      }
      world.Panel.Read(save.TextOf("XmlUI"));
    }

    static string SavedByGlobal(World world) {
      var state = world.Call(world.Global, world.Global.Globals.Get("onSave"), "onSave");
      return state.Type == DataType.String ? state.String : "";
    }

    static JsonValue Told(NotebookTab tab) {
      var told = JsonValue.Map();
      told["title"] = JsonValue.Of(tab.Title);
      told["body"] = JsonValue.Of(tab.Body);
      told["color"] = JsonValue.Of(tab.Color);
      return told;
    }

    /// The save as the game would write it now.
    public static JsonValue Write(World world) {
      var save = world.Save.Copy();
      save["ObjectStates"] = JsonValue.List(world.Objects.Where(lying => !lying.IsDying).Select(lying => lying.ToJson()));
      save["LuaScriptState"] = JsonValue.Of(SavedByGlobal(world));
      var tabs = JsonValue.Map();
      for (var i = 0; i < world.Tabs.Count; i++) tabs[i.ToString()] = Told(world.Tabs[i]);
      save["TabStates"] = tabs;
      if (world.SnapPoints != null) save["SnapPoints"] = JsonValue.List(world.SnapPoints.Values.Select(point => {
        var told = JsonValue.Map();
        var at = Vector3.From(point.Table.Get("position"), "snap point");
        var position = JsonValue.Map();
        position["x"] = JsonValue.Of(at.X);
        position["y"] = JsonValue.Of(at.Y);
        position["z"] = JsonValue.Of(at.Z);
        told["Position"] = position;
        if (point.Table.Get("tags").Type == DataType.Table) told["Tags"] = LuaValues.ToJson(point.Table.Get("tags"));
        return told;
      }));
      return save;
    }

    /// Everything that a test may want to know, as `FakeTTS.report` of the stand-in in Lua tells it.
    public static JsonValue Report(World world) {
      var report = JsonValue.Map();
      report["objects"] = JsonValue.List(world.Objects.Where(lying => !lying.IsDying).Select(lying => lying.Report()));
      report["said"] = LuaValues.ToJson(world.Hands.Get("said"));
      report["sent"] = JsonValue.List(world.Sent);
      report["tabs"] = JsonValue.List(world.Tabs.Select(Told));
      report["lines"] = world.Lines == null ? JsonValue.List() : LuaValues.ToJson(DynValue.NewTable(world.Lines));
      report["hotkeys"] = JsonValue.List(world.Hotkeys.Keys.OrderBy(label => label, StringComparer.Ordinal).Select(JsonValue.Of));
      report["menu"] = JsonValue.List(world.Menu.Keys.Select(JsonValue.Of));
      report["snapPoints"] = world.SnapPoints == null ? JsonValue.List() : LuaValues.ToJson(DynValue.NewTable(world.SnapPoints));
      if (world.Looks.Count > 0) report["looks"] = JsonValue.Map(world.Looks);
      if (world.PlacedHands.Count > 0) report["handZones"] = JsonValue.Map(world.PlacedHands);
      report["turns"] = world.Turns.Report();
      world.Panel.Report(report);
      report["state"] = JsonValue.Of(SavedByGlobal(world));
      return report;
    }
  }
}
