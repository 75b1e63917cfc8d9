// Compiled texts of Lua. Tests make many tables of the same save, and MoonSharp takes longer to compile a script than to run its
// start. Code that another Script has compiled to the same place is the same code, so it is put there again. That reads
// private fields of MoonSharp 2.0; with an interpreter that has others everything is compiled as ever.
using System.Collections;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;
using MoonSharp.Interpreter;

namespace Griddle.Host {
  static class Chunks {
    /// Shorter texts are compiled each time.
    const int LONG = 20000;
    const BindingFlags PRIVATE = BindingFlags.Instance | BindingFlags.NonPublic;

    sealed class Chunk {
      public object Source;
      public object[] Instructions;
    }

    static readonly FieldInfo sourcesOf = typeof(Script).GetField("m_Sources", PRIVATE);
    static readonly FieldInfo byteCodeOf = typeof(Script).GetField("m_ByteCode", PRIVATE);
    static readonly FieldInfo codeOf = byteCodeOf == null ? null : byteCodeOf.FieldType.GetField("Code");
    static readonly MethodInfo closureAt = typeof(Script).GetMethod("MakeClosure", PRIVATE);

    /// By name, place and text.
    static readonly Dictionary<string, Chunk> compiled = new Dictionary<string, Chunk>();

    /// A text as a function, as `Script.LoadString` gives it.
    public static DynValue Load(Script script, string text, string name, Table globals = null) {
      if (text.Length < LONG || sourcesOf == null || codeOf == null || closureAt == null) return script.LoadString(text, globals, name);
      var sources = (IList)sourcesOf.GetValue(script);
      var code = (IList)codeOf.GetValue(byteCodeOf.GetValue(script));
      var place = code.Count;
      var key = name + "|" + sources.Count + "|" + place + "|" + text;
      Chunk chunk;
      if (!compiled.TryGetValue(key, out chunk)) {
        var function = script.LoadString(text, globals, name);
        compiled[key] = new Chunk { Source = sources[sources.Count - 1], Instructions = code.Cast<object>().Skip(place).ToArray() };
        return function;
      }
      sources.Add(chunk.Source);
      foreach (var instruction in chunk.Instructions) code.Add(instruction);
      return (DynValue)closureAt.Invoke(script, new object[] { place, globals ?? script.Globals });
    }

    /// Runs a text.
    public static void Run(Script script, string text, string name) { script.Call(Load(script, text, name)); }
  }
}
