// A class of the game, such as `Wait` or `UI`. As for any userdata of MoonSharp, a name that it lacks is an error.
using System;
using System.Collections.Generic;
using MoonSharp.Interpreter;
using MoonSharp.Interpreter.Interop;

namespace Griddle.Host {
  delegate DynValue GameFunction(Arguments arguments);

  sealed class GameClass : IUserDataType {
    readonly string name;
    readonly Dictionary<string, DynValue> functions = new Dictionary<string, DynValue>();
    readonly Dictionary<string, Func<DynValue>> values = new Dictionary<string, Func<DynValue>>();
    readonly Dictionary<string, Action<DynValue>> settable = new Dictionary<string, Action<DynValue>>();
    /// What has any other name, null where nothing has.
    public Func<string, DynValue> Otherwise;

    static GameClass() { UserData.RegisterType<GameClass>(); }

    public GameClass(string name) { this.name = name; }

    public void Function(string function, GameFunction run) {
      functions[function] = DynValue.NewCallback((context, given) => run(new Arguments(name + "." + function, given)), function);
    }

    public void Value(string value, Func<DynValue> read, Action<DynValue> write = null) {
      values[value] = read;
      if (write != null) settable[value] = write;
    }

    public DynValue ToLua() { return UserData.Create(this); }

    public DynValue Index(Script script, DynValue index, bool isDirectIndexing) {
      if (index.Type != DataType.String) return null;
      DynValue function;
      if (functions.TryGetValue(index.String, out function)) return function;
      Func<DynValue> read;
      if (values.TryGetValue(index.String, out read)) return read();
      return Otherwise == null ? null : Otherwise(index.String);
    }

    public bool SetIndex(Script script, DynValue index, DynValue value, bool isDirectIndexing) {
      Action<DynValue> write;
      if (index.Type != DataType.String || !settable.TryGetValue(index.String, out write)) return false;
      write(value);
      return true;
    }

    public DynValue MetaIndex(Script script, string metaname) { return null; }
  }
}
