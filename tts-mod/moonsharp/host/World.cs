// One table of the game: its scripts, its frames and what waits for them. `World.Objects.cs` has what lies on it.
using System;
using System.Collections.Generic;
using System.Linq;
using MoonSharp.Interpreter;

namespace Griddle.Host {
  sealed class Waiter {
    public int Id;
    public Script Owner;
    public Closure Run;
    /// The frame at which it runs.
    public double Due;
    /// Frames between its runs, and how many there still are; -1 for ever.
    public double Every;
    public int Left = 1;
    /// Runs once this gives true, or at `Due`.
    public Closure Condition;
    /// Runs instead when the condition was not met until `Due`.
    public Closure Otherwise;
  }

  sealed class NotebookTab { public string Title = "", Body = "", Color = "Grey"; }

  sealed partial class World {
    public const int FRAMES_A_SECOND = 60;

    public readonly Ways Ways;
    public readonly Timings Timings = new Timings();
    public readonly Panel Panel = new Panel();
    public readonly Turns Turns;
    public Script Global;
    /// Scripts of objects.
    public readonly Dictionary<GameObject, Script> Scripts = new Dictionary<GameObject, Script>();
    public int Frame;
    public readonly List<Waiter> Waiters = new List<Waiter>();
    /// What scripts raised where the game only writes it into the chat.
    public readonly List<string> Errors = new List<string>();
    /// Where scripts have turned the cameras of players and put their hand zones, by colour.
    public readonly Dictionary<string, JsonValue> Looks = new Dictionary<string, JsonValue>();
    public readonly Dictionary<string, JsonValue> PlacedHands = new Dictionary<string, JsonValue>();
    /// Messages as JSON that scripts sent to an editor.
    public readonly List<JsonValue> Sent = new List<JsonValue>();
    public readonly List<NotebookTab> Tabs = new List<NotebookTab>();
    public readonly Dictionary<string, KeyValuePair<Script, Closure>> Hotkeys = new Dictionary<string, KeyValuePair<Script, Closure>>();
    /// Entries that scripts have added to the menu of the table.
    public readonly Dictionary<string, KeyValuePair<Script, Closure>> Menu = new Dictionary<string, KeyValuePair<Script, Closure>>();
    /// The table `FakeTTS` of Global's script, by which tests act and which they read.
    public Table Hands;
    /// What a test says of that which it does now; kept with the longest times.
    public string Note = "";
    public JsonValue Save;
    public Table Lines, SnapPoints;

    int lastWaiter;
    int depth;
    Cost frameCost;
    readonly List<KeyValuePair<int, Action>> later = new List<KeyValuePair<int, Action>>();

    public World(Ways ways) {
      Ways = ways;
      Turns = new Turns(this);
    }

    public Script NewScript() {
      var script = new Script(Machine.MODULES);
      script.Options.DebugPrint = text => Say("print", text);
      script.DoString(Machine.TIME_STANDS_STILL);
      Globals.Install(this, script);
      return script;
    }

    public void Say(string to, string text) {
      var said = new Table(Global);
      said["to"] = to;
      said["text"] = text;
      Hands.Get("said").Table.Append(DynValue.NewTable(said));
    }

    // Calls into scripts ----------------------------------------------------------------------------------------------

    /// Calls a function of a script and notes how long it takes. Its errors go where the game's chat shows them.
    public DynValue Call(Script script, DynValue function, string label, params DynValue[] arguments) {
      if (function == null || function.Type != DataType.Function) return DynValue.Nil;
      var start = Cost.SoFar;
      depth++;
      try { return script.Call(function, arguments); }
      catch (InterpreterException e) {
        Errors.Add(label + ": " + (e.DecoratedMessage ?? e.Message));
        return DynValue.Nil;
      }
      finally {
        depth--;
        if (depth == 0) Took(label, Cost.SoFar - start);
      }
    }

    void Took(string label, Cost cost) {
      frameCost += cost;
      Timings.Add(label, cost, Note);
    }

    /// Tells Global's script and that of each object of an event, as far as they want to hear of it.
    public void Tell(string happened, params object[] values) {
      foreach (var script in new[] { Global }.Concat(Scripts.Values).ToList()) {
        var hears = script.Globals.Get(happened);
        if (hears.Type != DataType.Function) continue;
        Call(script, hears, happened, values.Select(value => DynValue.FromObject(script, value)).ToArray());
      }
    }

    /// A player, as events of Global's script get one.
    public DynValue PlayerAt(string colour) { return Global.DoString("return Player[...]".Replace("...", "'" + colour + "'")); }

    // Time ------------------------------------------------------------------------------------------------------------

    public int Wait(Waiter waiter) {
      waiter.Id = ++lastWaiter;
      Waiters.Add(waiter);
      return waiter.Id;
    }

    /// Does something of the game's own some frames later.
    public void Later(int frames, Action run) { later.Add(new KeyValuePair<int, Action>(Frame + frames, run)); }

    public void Pass(int frames) {
      for (var i = 0; i < frames; i++) {
        Frame++;
        frameCost = new Cost();
        EndOfFrame();
        foreach (var lying in Objects.ToArray()) lying.Move();
        foreach (var waiter in Waiters.ToArray()) RunIfDue(waiter);
        foreach (var task in later.Where(task => task.Key <= Frame).ToArray()) {
          later.Remove(task);
          task.Value();
        }
        if (frameCost.Milliseconds > 0) Timings.Add("FRAME", frameCost, Note);
      }
    }

    void RunIfDue(Waiter waiter) {
      // Another one may have stopped it in this very frame
      if (!Waiters.Contains(waiter)) return;
      var isMet = waiter.Condition != null && Call(waiter.Owner, DynValue.NewClosure(waiter.Condition), "Wait.condition").CastToBool();
      var isDue = waiter.Due <= Frame + 1e-9;
      if (!isMet && !isDue) return;
      if (waiter.Left > 0) waiter.Left--;
      if (waiter.Left == 0) Waiters.Remove(waiter);
      else waiter.Due += waiter.Every;
      var run = waiter.Condition == null || isMet ? waiter.Run : waiter.Otherwise;
      if (run != null) Call(waiter.Owner, DynValue.NewClosure(run), "Wait");
    }
  }
}
