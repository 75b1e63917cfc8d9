// One Lua state: alone, for a stand-in of the game that is written in Lua, or with this host's own stand-in.
using System.Globalization;
using MoonSharp.Interpreter;

namespace Griddle.Host {
  sealed class Machine {
    /// What is longer than this is the script of a save, whose loading is timed.
    const int SCRIPT_LENGTH = 20000;
    /// New games take their seeds from the time and from what MoonSharp draws, which begins with the clock of the computer: both
    /// stand still, so that a test plays the same games on any day. As always in MoonSharp, the time is no whole number of seconds.
    public const string TIME_STANDS_STILL = "os.time = function() return 1767225600.25 end math.randomseed(1)";

    /// The modules that the game documents.
    public const CoreModules MODULES = CoreModules.Preset_SoftSandbox & ~CoreModules.Json;

    readonly Script script;
    readonly World world;

    public Timings Timings { get; }

    Machine(Script script, World world) {
      this.script = script;
      this.world = world;
      Timings = world == null ? new Timings() : world.Timings;
    }

    /// Lua and nothing else but what the stand-in in Lua needs: `LOAD(text, name, mode, globals)` and `JSON`.
    public static Machine Plain() {
      var script = new Script(MODULES);
      script.DoString(TIME_STANDS_STILL);
      script.Globals["LOAD"] = DynValue.NewCallback((context, given) => {
        var name = given.Count > 1 && given[1].Type == DataType.String ? given[1].String : "chunk";
        var globals = given.Count > 3 && given[3].Type == DataType.Table ? given[3].Table : null;
        try { return Chunks.Load(script, given[0].String, name, globals); }
        catch (SyntaxErrorException e) { return DynValue.NewTuple(DynValue.Nil, DynValue.NewString(e.DecoratedMessage)); }
      });
      script.Globals["JSON"] = GlobalClasses.Json(script).ToLua();
      return new Machine(script, null);
    }

    /// Global's script of a world of its own, with the table `FakeTTS` by which tests act.
    public static Machine WithGame(Ways ways) {
      var world = new World(ways);
      world.Global = world.NewScript();
      Players.Install(world);
      return new Machine(world.Global, world);
    }

    /// Runs a text. What the scripts of the world raised meanwhile is an error of this run.
    public void Run(string text) {
      var start = Cost.SoFar;
      var isScript = text.Length > SCRIPT_LENGTH;
      Chunks.Run(script, text, isScript ? "chunk_0" : "test");
      if (isScript) Timings.Add("load of script", Cost.SoFar - start, "");
      RaiseErrors();
    }

    /// Gives a text to Lua as a global.
    public void Give(string name, string text) { script.Globals[name] = text; }

    /// The value of an expression as text.
    public string Text(string expression) {
      var value = script.DoString("return tostring(" + expression + ")", null, "test");
      RaiseErrors();
      return value.CastToString();
    }

    /// How many milliseconds of the processor an expression takes, how often garbage is collected in it, and its value, with
    /// spaces between them.
    public string CostOf(string expression) {
      var start = Cost.SoFar;
      var value = Text(expression);
      var cost = Cost.SoFar - start;
      return cost.Milliseconds.ToString("0.000", CultureInfo.InvariantCulture) + " " + cost.Collections + " " + value;
    }

    void RaiseErrors() {
      if (world == null || world.Errors.Count == 0) return;
      var told = string.Join("\n", world.Errors);
      world.Errors.Clear();
      throw new ScriptRuntimeException(told);
    }
  }
}
