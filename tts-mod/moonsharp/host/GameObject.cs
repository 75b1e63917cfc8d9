// An object of the game: what it is, where it is and how it moves. `GameObject.Lua.cs` has what scripts may do with it.
using System;
using System.Collections.Generic;
using System.Linq;
using MoonSharp.Interpreter;

namespace Griddle.Host {
  sealed partial class GameObject {
    /// Frames of a smooth move.
    const int GLIDE = 30;
    /// Frames of the last bit of a fall after a smooth move.
    const int SETTLE = 3;

    readonly World world;
    readonly JsonValue data;

    public string Guid;
    public readonly string Name;
    public string Notes, Nickname, Description;
    public readonly List<string> Tags;
    public Vector3 Position, Rotation, Scale, Velocity, Spin, PickUpPosition;
    public string HeldBy;
    public bool IsLocked, IsDying, IsGone, IsUnlisted, IsInHand, WasPickedUp;
    public bool Snaps, UsesHands;
    /// The frame in which the game has made it wholly.
    public int WholeAt;
    /// Half of the width (x) and depth (z), and the height; 0 where it is not known.
    public double HalfWidth, HalfDepth, Height;

    Vector3 glideStart, glideTarget;
    int glideFrom = -1, glideUntil = -1;
    int restsAt;
    /// The colours that do not see it.
    string[] hiddenFrom = new string[0];
    bool isFalling;

    public GameObject(World world, JsonValue data) {
      this.world = world;
      this.data = data;
      Guid = data.TextOf("GUID");
      Name = data.TextOf("Name");
      Notes = data.TextOf("GMNotes");
      Nickname = data.TextOf("Nickname");
      Description = data.TextOf("Description");
      Tags = data["Tags"] == null ? new List<string>() : data["Tags"].Items.Select(tag => tag.AsText).ToList();
      IsLocked = data.TruthOf("Locked");
      UsesHands = data.TruthOf("Hands");
      Snaps = data.TruthOf("Snap", true);
      var transform = data["Transform"] ?? JsonValue.Map();
      Position = new Vector3(transform.NumberOf("posX"), transform.NumberOf("posY"), transform.NumberOf("posZ"));
      Rotation = new Vector3(transform.NumberOf("rotX"), transform.NumberOf("rotY"), transform.NumberOf("rotZ"));
      Scale = new Vector3(transform.NumberOf("scaleX", 1), transform.NumberOf("scaleY", 1), transform.NumberOf("scaleZ", 1));
      Measure();
    }

    /// Sides of a card at scale 1: what the game has there nobody documents, and scripts have to find out.
    const double CARD_SIDE = 3;

    /// How wide, deep and high it is at its scale. A model that is scaled is one of a tile, 1 wide and 1 high.
    void Measure() {
      if (Name == "Card") {
        HalfWidth = CARD_SIDE * Scale.X / 2;
        HalfDepth = CARD_SIDE * Scale.Z / 2;
        Height = 0.02;
      } else if (Name == "Custom_Model" && Scale.X != 1) {
        HalfWidth = Scale.X / 2;
        HalfDepth = Scale.Z / 2;
        Height = Scale.Y;
      } else if (Name == "Die_6") {
        HalfWidth = HalfDepth = 0.5;
        Height = 1;
      } else if (IsBag) {
        HalfWidth = HalfDepth = 0.7;
        Height = 1.4;
      }
    }

    bool IsBag { get { return Name == "Bag" || Name == "Infinite_Bag" || Name == "Custom_Model_Bag" || Name == "Custom_Model_Infinite_Bag"; } }
    bool IsEndless { get { return Name.Contains("Infinite"); } }
    /// Whose hand zone it is.
    public string HandColour { get { return data.TextOf("FogColor"); } }
    public bool IsZone { get { return Name.EndsWith("Trigger", StringComparison.Ordinal); } }
    public bool IsGliding { get { return glideUntil > world.Frame; } }
    bool IsFaceDown { get { return new Vector3(0, 1, 0).TurnedBy(Rotation).Y < 0; } }

    bool IsResting {
      get {
        if (HeldBy != null) return false;
        return IsGliding ? world.Ways.RestsWhileGliding : world.Frame >= restsAt;
      }
    }

    public bool HasAnyTag(IEnumerable<string> tags) {
      return !tags.Any() || tags.Any(tag => Tags.Contains(tag, StringComparer.OrdinalIgnoreCase));
    }

    /// Whether something lies in this hand zone as a hand's card.
    public bool Holds(GameObject other) {
      if (other.IsDying || !other.UsesHands || other.IsLocked || other.HeldBy != null || other.IsGliding) return false;
      var away = other.Position - Position;
      return Math.Abs(away.X) <= Scale.X / 2 && Math.Abs(away.Y) <= Scale.Y / 2 && Math.Abs(away.Z) <= Scale.Z / 2;
    }

    // Moving ----------------------------------------------------------------------------------------------------------

    public void PutAt(Vector3 place) {
      Position = place;
      glideUntil = -1;
      isFalling = false;
      IsInHand = false;
    }

    public void GlideTo(Vector3 place) {
      glideStart = Position;
      glideTarget = place;
      glideFrom = world.Frame;
      glideUntil = world.Frame + GLIDE;
      isFalling = false;
      IsInHand = false;
    }

    public void Fall(int frames) {
      restsAt = world.Frame + frames;
      isFalling = true;
    }

    /// A frame of its way.
    public void Move() {
      if (glideUntil >= 0) {
        var part = (world.Frame - glideFrom) / (double)GLIDE;
        Position = glideStart + (glideTarget - glideStart) * Math.Min(1, part);
        if (part >= 1) {
          glideUntil = -1;
          restsAt = world.Frame;
          if (FallsOnWhatIsBelow) Fall(SETTLE);
        }
      }
      if (!isFalling || world.Frame < restsAt) return;
      isFalling = false;
      if (HeldBy == null && FallsOnWhatIsBelow) Position = new Vector3(Position.X, world.TopBelow(this) + Height / 2, Position.Z);
      if (UsesHands) world.LayOutHands();
    }

    /// What has been thrown off the table is below it.
    bool FallsOnWhatIsBelow { get { return !IsLocked && world.Ways.Heights && Height > 0 && Position.Y > 0; } }

    // Saving ----------------------------------------------------------------------------------------------------------

    /// Its data as the game saves it now.
    public JsonValue ToJson() {
      var saved = data.Copy();
      var transform = saved["Transform"] ?? JsonValue.Map();
      transform["posX"] = JsonValue.Of(Position.X);
      transform["posY"] = JsonValue.Of(Position.Y);
      transform["posZ"] = JsonValue.Of(Position.Z);
      transform["rotX"] = JsonValue.Of(Rotation.X);
      transform["rotY"] = JsonValue.Of(Rotation.Y);
      transform["rotZ"] = JsonValue.Of(Rotation.Z);
      saved["Transform"] = transform;
      saved["GUID"] = JsonValue.Of(Guid);
      saved["GMNotes"] = JsonValue.Of(Notes);
      saved["Nickname"] = JsonValue.Of(Nickname);
      saved["Description"] = JsonValue.Of(Description);
      saved["Tags"] = JsonValue.List(Tags.Select(tag => JsonValue.Of(tag)));
      saved["Locked"] = JsonValue.Of(IsLocked);
      if (world.Scripts.ContainsKey(this)) saved["LuaScriptState"] = JsonValue.Of(SavedByScript());
      return saved;
    }

    /// What its script saves.
    public string SavedByScript() {
      Script script;
      if (!world.Scripts.TryGetValue(this, out script)) return "";
      var state = world.Call(script, script.Globals.Get("onSave"), "onSave of an object");
      return state.Type == DataType.String ? state.String : "";
    }

    // States ----------------------------------------------------------------------------------------------------------

    /// The number of the state it is in, -1 where it has no others. A save leaves it out of the others' numbers.
    public int StateNumber {
      get {
        var others = data["States"];
        if (others == null || others.Members.Count == 0) return -1;
        var own = 1;
        while (others[own.ToString()] != null) own++;
        return own;
      }
    }

    public SortedDictionary<int, JsonValue> States() {
      var states = new SortedDictionary<int, JsonValue>();
      if (StateNumber < 0) return states;
      foreach (var member in data["States"].Members) states[int.Parse(member.Key)] = member.Value.Copy();
      states[StateNumber] = data.Copy();
      return states;
    }

    /// What a test sees of it.
    public JsonValue Report() {
      var report = JsonValue.Map();
      report["guid"] = JsonValue.Of(Guid);
      report["notes"] = JsonValue.Of(Notes);
      report["tags"] = JsonValue.List(Tags.Select(tag => JsonValue.Of(tag)));
      report["x"] = JsonValue.Of(Position.X);
      report["y"] = JsonValue.Of(Position.Y);
      report["z"] = JsonValue.Of(Position.Z);
      report["faceDown"] = JsonValue.Of(IsFaceDown);
      report["rotation"] = Rotation.ToJson();
      report["locked"] = JsonValue.Of(IsLocked);
      report["resting"] = JsonValue.Of(IsResting);
      report["hiddenFrom"] = JsonValue.List(hiddenFrom.Select(colour => JsonValue.Of(colour)));
      report["swings"] = JsonValue.Of(Velocity.X != 0 || Spin.Y != 0);
      report["inHand"] = JsonValue.Of(IsInHand);
      return report;
    }
  }
}
