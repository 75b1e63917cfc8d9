// What scripts read of an object and do with it, from api.tabletopsimulator.com/object. A name that is documented and that
// this host does not have says so; any other name is the error that MoonSharp raises for userdata.
using System;
using System.Collections.Generic;
using System.Linq;
using MoonSharp.Interpreter;
using MoonSharp.Interpreter.Interop;

namespace Griddle.Host {
  sealed partial class GameObject : IUserDataType {
    delegate DynValue ObjectFunction(GameObject self, Script caller, Arguments arguments);

    static readonly Dictionary<string, Func<GameObject, Script, DynValue>> readable = new Dictionary<string, Func<GameObject, Script, DynValue>> {
      { "guid", (self, caller) => DynValue.NewString(self.Guid) },
      { "name", (self, caller) => DynValue.NewString(self.Name) },
      { "type", (self, caller) => DynValue.NewString(self.Name == "Custom_Tile" ? "Tile" : self.Name) },
      { "tag", (self, caller) => DynValue.NewString(self.Name == "Custom_Tile" ? "Tile" : self.Name) },
      { "held_by_color", (self, caller) => self.HeldBy == null ? DynValue.Nil : DynValue.NewString(self.HeldBy) },
      { "pick_up_position", (self, caller) => (self.WasPickedUp ? self.PickUpPosition : new Vector3()).ToLua(caller) },
      { "is_face_down", (self, caller) => DynValue.NewBoolean(self.IsFaceDown) },
      { "resting", (self, caller) => DynValue.NewBoolean(self.IsResting) },
      { "spawning", (self, caller) => DynValue.NewBoolean(self.world.Frame < self.WholeAt) },
      { "loading_custom", (self, caller) => DynValue.NewBoolean(self.world.Frame < self.WholeAt) },
      { "use_hands", (self, caller) => DynValue.NewBoolean(self.UsesHands) },
      { "memo", (self, caller) => self.data["Memo"] == null ? DynValue.Nil : DynValue.NewString(self.data.TextOf("Memo")) },
      { "locked", (self, caller) => DynValue.NewBoolean(self.IsLocked) },
    };

    /// Fields that scripts set; those that change nothing here are only kept.
    static readonly Dictionary<string, DataType> settable = new Dictionary<string, DataType> {
      { "interactable", DataType.Boolean }, { "use_hands", DataType.Boolean }, { "locked", DataType.Boolean },
      { "hide_when_face_down", DataType.Boolean }, { "tooltip", DataType.Boolean }, { "use_snap_points", DataType.Boolean },
      { "use_grid", DataType.Boolean }, { "use_gravity", DataType.Boolean }, { "sticky", DataType.Boolean },
      { "auto_raise", DataType.Boolean }, { "drag_selectable", DataType.Boolean }, { "gizmo_selectable", DataType.Boolean },
      { "ignore_fog_of_war", DataType.Boolean }, { "measure_movement", DataType.Boolean }, { "max_typed_number", DataType.Number },
      { "mass", DataType.Number }, { "static_friction", DataType.Number }, { "dynamic_friction", DataType.Number },
      { "bounciness", DataType.Number }, { "drag", DataType.Number }, { "angular_drag", DataType.Number },
      { "memo", DataType.String }, { "script_state", DataType.String },
    };
    readonly Dictionary<string, DynValue> kept = new Dictionary<string, DynValue>();

    static readonly Dictionary<string, ObjectFunction> functions = new Dictionary<string, ObjectFunction> {
      { "getGUID", (self, caller, given) => DynValue.NewString(self.Guid) },
      { "getName", (self, caller, given) => DynValue.NewString(self.Nickname) },
      { "setName", (self, caller, given) => { self.Nickname = given.Text(0); return DynValue.True; } },
      { "getDescription", (self, caller, given) => DynValue.NewString(self.Description) },
      { "setDescription", (self, caller, given) => { self.Description = given.Text(0); return DynValue.True; } },
      { "getGMNotes", (self, caller, given) => DynValue.NewString(self.Notes) },
      { "setGMNotes", (self, caller, given) => { self.Notes = given.Text(0); return DynValue.True; } },
      { "getTags", (self, caller, given) => LuaValues.Texts(caller, self.Tags.ToArray()) },
      { "setTags", (self, caller, given) => { self.Tags.Clear(); self.Tags.AddRange(given.Texts(0)); return DynValue.True; } },
      { "addTag", (self, caller, given) => { self.Tags.Add(given.Text(0)); return DynValue.True; } },
      { "removeTag", (self, caller, given) => DynValue.NewBoolean(self.Tags.Remove(given.Text(0))) },
      { "hasTag", (self, caller, given) => DynValue.NewBoolean(self.HasAnyTag(new[] { given.Text(0) })) },
      { "hasAnyTag", (self, caller, given) => DynValue.NewBoolean(self.Tags.Count > 0) },
      { "isDestroyed", (self, caller, given) => DynValue.NewBoolean(self.IsDying || self.IsGone) },
      { "getPosition", (self, caller, given) => self.Position.ToLua(caller) },
      { "getPositionSmooth", (self, caller, given) => self.IsGliding ? self.glideTarget.ToLua(caller) : DynValue.Nil },
      { "isSmoothMoving", (self, caller, given) => DynValue.NewBoolean(self.IsGliding) },
      { "setPosition", (self, caller, given) => { self.PutAt(given.Vector(0)); return DynValue.True; } },
      { "setPositionSmooth", (self, caller, given) => { given.TruthOr(1, false); given.TruthOr(2, false); self.GlideTo(given.Vector(0)); return DynValue.True; } },
      { "getRotation", (self, caller, given) => self.Rotation.ToLua(caller) },
      { "setRotation", (self, caller, given) => { self.Rotation = given.Vector(0); return DynValue.True; } },
      { "setRotationSmooth", (self, caller, given) => { given.TruthOr(1, false); given.TruthOr(2, false); self.Rotation = given.Vector(0); return DynValue.True; } },
      { "getBoundsNormalized", (self, caller, given) => self.Bounds(caller) },
      { "getScale", (self, caller, given) => self.Scale.ToLua(caller) },
      { "setScale", (self, caller, given) => { self.Scale = given.Vector(0); self.Measure(); return DynValue.True; } },
      { "getTransformRight", (self, caller, given) => new Vector3(1, 0, 0).TurnedBy(self.Rotation).ToLua(caller) },
      { "getTransformUp", (self, caller, given) => new Vector3(0, 1, 0).TurnedBy(self.Rotation).ToLua(caller) },
      { "getTransformForward", (self, caller, given) => new Vector3(0, 0, 1).TurnedBy(self.Rotation).ToLua(caller) },
      // Nothing lies in the zones of this host
      { "getZones", (self, caller, given) => DynValue.NewTable(caller) },
      { "getLock", (self, caller, given) => DynValue.NewBoolean(self.IsLocked) },
      { "setLock", (self, caller, given) => { self.IsLocked = given.Truth(0); return DynValue.True; } },
      { "getVelocity", (self, caller, given) => self.Velocity.ToLua(caller) },
      { "setVelocity", (self, caller, given) => { self.Velocity = given.Vector(0); return DynValue.True; } },
      { "getAngularVelocity", (self, caller, given) => self.Spin.ToLua(caller) },
      { "setAngularVelocity", (self, caller, given) => { self.Spin = given.Vector(0); return DynValue.True; } },
      { "addForce", (self, caller, given) => self.Pushed(given.Vector(0)) },
      { "destruct", (self, caller, given) => { self.world.Destroy(self); return DynValue.True; } },
      { "drop", (self, caller, given) => self.Dropped() },
      { "randomize", (self, caller, given) => { if (given.Has(0)) given.Text(0); self.Fall(Players.FramesOfFall(self.world)); return DynValue.True; } },
      { "roll", (self, caller, given) => { self.Fall(Players.FramesOfFall(self.world)); return DynValue.True; } },
      { "getValue", (self, caller, given) => self.world.Hands.Get("dieShows") },
      { "getStateId", (self, caller, given) => DynValue.NewNumber(self.StateNumber) },
      { "setState", (self, caller, given) => UserData.Create(self.world.ChangeState(self, (int)given.Number(0))) },
      { "getData", (self, caller, given) => LuaValues.FromJson(caller, self.ToJson()) },
      { "getJSON", (self, caller, given) => DynValue.NewString(self.ToJson().ToString()) },
      { "clone", (self, caller, given) => self.Cloned(given) },
      { "getObjects", (self, caller, given) => self.Inside(caller) },
      { "getQuantity", (self, caller, given) => DynValue.NewNumber(self.data["ContainedObjects"] == null ? -1 : self.data["ContainedObjects"].Items.Count) },
      { "takeObject", (self, caller, given) => self.Taken(caller, given) },
      { "call", (self, caller, given) => self.CallOther(caller, given) },
      { "highlightOn", (self, caller, given) => { given.Colour(given.Table(0)); given.NumberOr(1, 0); return DynValue.True; } },
      { "highlightOff", (self, caller, given) => DynValue.True },
      { "setColorTint", (self, caller, given) => { given.Colour(given.Table(0)); return DynValue.True; } },
      { "setHiddenFrom", (self, caller, given) => { self.hiddenFrom = given.Colours(0); return DynValue.True; } },
      { "setInvisibleTo", (self, caller, given) => { given.Colours(0); return DynValue.True; } },
      { "attachHider", (self, caller, given) => { given.Text(0); given.Truth(1); return DynValue.True; } },
      { "addContextMenuItem", (self, caller, given) => self.Offers(caller, given) },
      { "clearContextMenu", (self, caller, given) => { self.menu.Clear(); return DynValue.True; } },
    };

    /// How large it is when it is not turned.
    DynValue Bounds(Script caller) {
      var bounds = new Table(caller);
      bounds["size"] = new Vector3(2 * HalfWidth, Height, 2 * HalfDepth).ToLua(caller);
      return DynValue.NewTable(bounds);
    }

    /// Where a hand zone is, as scripts get it.
    public DynValue Placement(Script caller) {
      var placement = new Table(caller);
      placement["position"] = Position.ToLua(caller);
      placement["rotation"] = Rotation.ToLua(caller);
      placement["scale"] = Scale.ToLua(caller);
      placement["forward"] = new Vector3(0, 0, 1).TurnedBy(Rotation).ToLua(caller);
      placement["right"] = new Vector3(1, 0, 0).TurnedBy(Rotation).ToLua(caller);
      placement["up"] = new Vector3(0, 1, 0).TurnedBy(Rotation).ToLua(caller);
      return DynValue.NewTable(placement);
    }

    /// Puts a hand zone where a script says.
    public void Place(Table asked) {
      Func<string, Vector3, Vector3> given = (name, otherwise) => asked.Get(name).IsNil() ? otherwise : Vector3.From(asked.Get(name), name);
      Position = given("position", Position);
      Rotation = given("rotation", Rotation);
      Scale = given("scale", Scale);
    }

    /// What is documented and not modelled here.
    static readonly HashSet<string> documented = new HashSet<string>((
      "alt_view_angle grid_projection held_flip_index held_position_offset held_reduce_force held_rotation_offset held_spin_index " +
      "pick_up_rotation remainder script_code use_rotation_value_flip value value_flags addTorque getBounds " +
      "getRotationSmooth getVisualBoundsNormalized positionToLocal positionToWorld rotate scale translate hasMatchingTag clearButtons " +
      "createButton createInput editButton getButtons getColorTint getCustomObject setCustomObject getRotationValue getRotationValues " +
      "setRotationValue getStates setValue deal flip putObject reload reset shuffle split spread cut getSnapPoints " +
      "setSnapPoints getVar setVar getTable setTable getVectorLines setVectorLines addDecal getDecals setDecals UI").Split(' '));

    /// Entries that scripts have added to its context menu.
    readonly Dictionary<string, KeyValuePair<Script, Closure>> menu = new Dictionary<string, KeyValuePair<Script, Closure>>();
    readonly Dictionary<KeyValuePair<Script, string>, DynValue> bound = new Dictionary<KeyValuePair<Script, string>, DynValue>();

    static GameObject() { UserData.RegisterType<GameObject>(); }

    public DynValue Index(Script script, DynValue index, bool isDirectIndexing) {
      if (index.Type != DataType.String) return null;
      var name = index.String;
      DynValue value;
      if (kept.TryGetValue(name, out value)) return value;
      Func<GameObject, Script, DynValue> read;
      if (readable.TryGetValue(name, out read)) return read(this, script);
      ObjectFunction run;
      if (functions.TryGetValue(name, out run)) return Bound(script, name, run);
      DataType type;
      if (settable.TryGetValue(name, out type)) return type == DataType.Boolean ? DynValue.False : type == DataType.Number ? DynValue.NewNumber(0) : DynValue.NewString("");
      if (documented.Contains(name)) throw new ScriptRuntimeException("an object's " + name + " is documented, but this host does not have it");
      return null;
    }

    DynValue Bound(Script script, string name, ObjectFunction run) {
      var key = new KeyValuePair<Script, string>(script, name);
      DynValue function;
      if (bound.TryGetValue(key, out function)) return function;
      return bound[key] = DynValue.NewCallback((context, given) => {
        if (IsGone) throw new ScriptRuntimeException("the object of " + name + " has been destroyed");
        return run(this, script, new Arguments(name, given));
      }, name);
    }

    public bool SetIndex(Script script, DynValue index, DynValue value, bool isDirectIndexing) {
      DataType type;
      if (index.Type != DataType.String || !settable.TryGetValue(index.String, out type)) return false;
      if (value.Type != type) throw new ScriptRuntimeException(index.String + " is a " + type + ", not a " + value.Type);
      if (index.String == "use_hands") UsesHands = value.Boolean;
      else if (index.String == "locked") IsLocked = value.Boolean;
      else kept[index.String] = value;
      return true;
    }

    public DynValue MetaIndex(Script script, string metaname) { return null; }

    // Functions that are more than a line ---------------------------------------------------------------------------

    /// Tests read the last force in `FakeTTS.force`, as the object's id and its part to the right.
    DynValue Pushed(Vector3 force) {
      world.Hands["force"] = LuaValues.List(world.Global, DynValue.NewString(Guid), DynValue.NewNumber(force.X));
      return DynValue.True;
    }

    DynValue Dropped() {
      var player = HeldBy;
      HeldBy = null;
      if (player != null) world.Tell("onObjectDrop", player, this);
      return DynValue.True;
    }

    DynValue Cloned(Arguments given) {
      var position = given.Has(0) ? given.Parameters(0, "position", "snap_to_grid", "sound").Get("position") : DynValue.Nil;
      return UserData.Create(world.Spawn(ToJson(), position.IsNil() ? new Vector3(0, 3, 0) : Vector3.From(position, "clone"), null));
    }

    DynValue Inside(Script caller) {
      var items = data["ContainedObjects"] == null ? new List<JsonValue>() : data["ContainedObjects"].Items;
      return LuaValues.List(caller, items.Select((item, at) => {
        var told = JsonValue.Map();
        told["index"] = JsonValue.Of(at);
        told["guid"] = JsonValue.Of(item.TextOf("GUID"));
        told["name"] = told["nickname"] = JsonValue.Of(item.TextOf("Nickname"));
        told["description"] = JsonValue.Of(item.TextOf("Description"));
        told["gm_notes"] = JsonValue.Of(item.TextOf("GMNotes"));
        told["lua_script"] = JsonValue.Of(item.TextOf("LuaScript"));
        told["tags"] = item["Tags"] ?? JsonValue.List();
        return LuaValues.FromJson(caller, told);
      }).ToArray());
    }

    DynValue Taken(Script caller, Arguments given) {
      var asked = given.Parameters(0, "position", "rotation", "flip", "guid", "index", "top", "smooth", "callback_function");
      var inside = data["ContainedObjects"];
      if (inside == null || inside.Items.Count == 0) return DynValue.Nil;
      var at = Which(asked, inside.Items);
      if (at < 0) throw given.Wrong("nothing in there is what is asked for");
      var item = inside.Items[at].Copy();
      if (!IsEndless) inside.Items.RemoveAt(at);
      var position = asked.Get("position");
      var rotation = asked.Get("rotation");
      var target = position.IsNil() ? Position + new Vector3(2, 0, 0) : Vector3.From(position, "takeObject");
      var taken = (GameObject)null;
      taken = world.Spawn(item, Position, rotation.IsNil() ? Rotation : Vector3.From(rotation, "takeObject"), () => {
        var whole = asked.Get("callback_function");
        if (!whole.IsNil()) world.Call(caller, whole, "callback of takeObject", UserData.Create(taken));
      });
      var isSmooth = asked.Get("smooth");
      if (isSmooth.Type == DataType.Boolean && !isSmooth.Boolean) taken.PutAt(target);
      else taken.GlideTo(target);
      world.Tell("onObjectLeaveContainer", this, taken);
      return UserData.Create(taken);
    }

    static int Which(Table asked, List<JsonValue> items) {
      if (asked.Get("guid").Type == DataType.String) return items.FindIndex(item => item.TextOf("GUID") == asked.Get("guid").String);
      if (asked.Get("index").Type == DataType.Number) return asked.Get("index").Number < items.Count ? (int)asked.Get("index").Number : -1;
      return 0;
    }

    DynValue CallOther(Script caller, Arguments given) {
      var name = given.Text(0);
      Script script;
      if (!world.Scripts.TryGetValue(this, out script)) throw given.Wrong("the object has no script");
      var function = script.Globals.Get(name);
      if (function.Type != DataType.Function) throw given.Wrong("its script has no function " + name);
      var result = given.Has(1) ? script.Call(function, LuaValues.CopyFor(script, DynValue.NewTable(given.Table(1)))) : script.Call(function);
      return LuaValues.CopyFor(caller, result);
    }

    DynValue Offers(Script caller, Arguments given) {
      given.TruthOr(2, false);
      menu[given.Text(0)] = new KeyValuePair<Script, Closure>(caller, given.Function(1));
      return DynValue.True;
    }

    /// A player chooses an entry of its context menu.
    public void Choose(string entry, string player) {
      KeyValuePair<Script, Closure> chosen;
      if (!menu.TryGetValue(entry, out chosen)) throw new ScriptRuntimeException("its menu has no entry " + entry);
      var script = chosen.Key;
      world.Call(script, DynValue.NewClosure(chosen.Value), "menu", DynValue.NewString(player), Position.ToLua(script), UserData.Create(this));
    }
  }
}
