// What lies on the table: coming, going, falling, snapping, lying in hands.
using System;
using System.Collections.Generic;
using System.Linq;
using MoonSharp.Interpreter;

namespace Griddle.Host {
  sealed partial class World {
    const double TABLE_TOP = 0.96;
    /// How far from a snap point a piece is still pulled to it.
    const double SNAP_REACH = 0.6;

    public readonly List<GameObject> Objects = new List<GameObject>();
    public JsonValue SavedSnapPoints;
    int lastId;

    /// What lists of the game have.
    public IEnumerable<GameObject> Listed {
      get { return Objects.Where(lying => !lying.IsUnlisted && (Ways.LateDestroy || !lying.IsDying)); }
    }

    /// The hand zones of a player.
    public List<GameObject> HandZones(string colour) {
      return Objects.Where(lying => lying.Name == "HandTrigger" && lying.HandColour == colour && !lying.IsDying).ToList();
    }

    public GameObject Add(JsonValue data) {
      var added = new GameObject(this, data);
      if (added.Guid == "" || Objects.Any(other => other.Guid == added.Guid && !other.IsDying)) added.Guid = NewId();
      Objects.Add(added);
      return added;
    }

    string NewId() {
      string id;
      do id = "c" + (++lastId).ToString("00000"); while (Objects.Any(other => other.Guid == id));
      return id;
    }

    /// A new object as spawning and bags make them: its id stays where it is free. It is whole, and the scripts are told of
    /// it, some frames later: in the next one unless a test says otherwise.
    public GameObject Spawn(JsonValue data, Vector3? position, Vector3? rotation, Action whole = null) {
      var copy = data.Copy();
      var isTaken = Objects.Any(other => other.Guid == data.TextOf("GUID"));
      if (isTaken || !Ways.KeptIds) copy["GUID"] = JsonValue.Of("");
      var spawned = Add(copy);
      if (position.HasValue) spawned.Position = position.Value;
      if (rotation.HasValue) spawned.Rotation = rotation.Value;
      spawned.IsUnlisted = Ways.LateSpawn;
      var frames = Players.FramesOfMaking(this);
      spawned.WholeAt = Frame + frames;
      spawned.Fall(5);
      var script = copy.TextOf("LuaScript");
      if (script != "") RunScript(spawned, script, copy.TextOf("LuaScriptState"), 1);
      Later(frames, () => {
        if (spawned.IsGone) return;
        Tell("onObjectSpawn", spawned);
        if (whole != null) whole();
      });
      return spawned;
    }

    /// Runs the script of an object, and its onLoad some frames later.
    public void RunScript(GameObject owner, string lua, string state, int late) {
      var script = NewScript();
      script.Globals["self"] = UserData.Create(owner);
      Scripts[owner] = script;
      Chunks.Run(script, lua, "script of " + owner.Guid);
      Action load = () => Call(script, script.Globals.Get("onLoad"), "onLoad of an object", DynValue.NewString(state));
      if (late > 0) Later(late, load);
      else load();
    }

    public void Destroy(GameObject dying) {
      if (dying.IsGone || dying.IsDying) return;
      dying.IsDying = true;
      if (!Ways.DestroyEventLate) Tell("onObjectDestroy", dying);
      if (!Ways.LateDestroy) Bury(dying);
    }

    void EndOfFrame() {
      foreach (var dying in Objects.Where(lying => lying.IsDying).ToArray()) Bury(dying);
      foreach (var lying in Objects) lying.IsUnlisted = false;
    }

    void Bury(GameObject dying) {
      if (Ways.DestroyEventLate) Tell("onObjectDestroy", dying);
      Objects.Remove(dying);
      Scripts.Remove(dying);
      dying.IsGone = true;
      dying.IsDying = false;
    }

    /// An object becomes another of its states: that is a new object in its place.
    public GameObject ChangeState(GameObject from, int number) {
      var states = from.States();
      JsonValue next;
      if (!states.TryGetValue(number, out next) || number == from.StateNumber) throw new ScriptRuntimeException("setState: there is no other state " + number);
      next = next.Copy();
      var others = JsonValue.Map();
      foreach (var state in states) {
        var own = state.Key == from.StateNumber ? from.ToJson() : state.Value;
        own.Remove("States");
        if (state.Key != number) others[state.Key.ToString()] = own;
      }
      next["States"] = others;
      next["Locked"] = JsonValue.Of(from.IsLocked);
      Destroy(from);
      var changed = Add(next);
      changed.Position = from.Position;
      changed.Rotation = from.Rotation;
      Tell("onObjectStateChange", changed, from.Guid);
      return changed;
    }

    // Places ----------------------------------------------------------------------------------------------------------

    /// The upper side of what lies below a point, for something that falls there.
    public double TopBelow(GameObject falling) {
      var top = TABLE_TOP;
      foreach (var other in Objects) {
        if (other == falling || other.IsDying || other.IsZone || other.Height <= 0 || other.HeldBy != null || other.IsInHand || other.IsGliding) continue;
        // A piece that only overlaps another's rim slides off it
        var rim = other.IsLocked ? 0 : 0.25;
        var isAbove = Math.Abs(other.Position.X - falling.Position.X) <= other.HalfWidth - rim && Math.Abs(other.Position.Z - falling.Position.Z) <= other.HalfDepth - rim;
        if (isAbove) top = Math.Max(top, other.Position.Y + other.Height / 2);
      }
      return top;
    }

    /// Pulls a piece that is let go to the snap point within reach that takes it.
    public void Snap(GameObject dropped) {
      if (!Ways.Snap || !dropped.Snaps) return;
      foreach (var point in SnapPointsFor(dropped)) {
        if (Math.Abs(point.X - dropped.Position.X) >= SNAP_REACH || Math.Abs(point.Z - dropped.Position.Z) >= SNAP_REACH) continue;
        dropped.Position = new Vector3(point.X, dropped.Position.Y, point.Z);
        return;
      }
    }

    IEnumerable<Vector3> SnapPointsFor(GameObject dropped) {
      if (SnapPoints != null) {
        foreach (var point in SnapPoints.Values) {
          var tags = point.Table.Get("tags");
          if (tags.Type != DataType.Table || dropped.HasAnyTag(tags.Table.Values.Select(tag => tag.String))) yield return Vector3.From(point.Table.Get("position"), "snap point");
        }
      } else if (SavedSnapPoints != null) {
        foreach (var point in SavedSnapPoints.Items) {
          var tags = point["Tags"];
          var at = point["Position"];
          if (tags == null || dropped.HasAnyTag(tags.Items.Select(tag => tag.AsText))) yield return new Vector3(at.NumberOf("x"), at.NumberOf("y"), at.NumberOf("z"));
        }
      }
    }

    /// Lays out what lies in hand zones as the game does: side by side in the middle, at the zone's height.
    public void LayOutHands() {
      if (!Ways.Hands) return;
      foreach (var lying in Objects) lying.IsInHand = false;
      foreach (var zone in Objects.Where(lying => lying.Name == "HandTrigger")) {
        var held = Objects.Where(zone.Holds).OrderBy(lying => lying.Position.X).ToList();
        if (held.Count == 0) continue;
        var widest = held.Max(lying => lying.HalfWidth) * 2.05;
        var step = held.Count == 1 ? 0 : Math.Min(widest, (zone.Scale.X - 1) / (held.Count - 1));
        for (var i = 0; i < held.Count; i++) {
          held[i].IsInHand = true;
          held[i].Position = new Vector3(zone.Position.X + (i - (held.Count - 1) / 2.0) * step, zone.Position.Y, zone.Position.Z);
        }
      }
    }
  }
}
