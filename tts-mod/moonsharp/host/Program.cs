// Serves Lua machines over two named pipes. A request is a byte (what is asked), an int (which machine), an int (how many
// bytes follow) and a text in UTF-8; an answer is a byte (0: done, 1: an error of the script, 2: an error of this host), an
// int and a text. `tts-mod/test/moonsharp-lua.ts` is the other end.
using System;
using System.Collections.Generic;
using System.IO;
using System.Text;
using System.Threading;
using MoonSharp.Interpreter;

namespace Griddle.Host {
  static class Program {
    // Deep recursion of a script is recursion of the interpreter, and that of the host.
    const int STACK = 256 * 1024 * 1024;
    const byte DONE = 0, SCRIPT_ERROR = 1, HOST_ERROR = 2;

    static readonly Dictionary<int, Machine> machines = new Dictionary<int, Machine>();

    static int Main(string[] arguments) {
      if (arguments.Length != 2) {
        Console.Error.WriteLine("usage: host PIPE-OF-REQUESTS PIPE-OF-ANSWERS");
        return 2;
      }
      var worker = new Thread(() => Serve(arguments[0], arguments[1]), STACK);
      worker.Start();
      worker.Join();
      return 0;
    }

    static void Serve(string requests, string answers) {
      using (var input = new BinaryReader(new FileStream(requests, FileMode.Open, FileAccess.Read)))
      using (var output = new BinaryWriter(new FileStream(answers, FileMode.Open, FileAccess.Write))) {
        while (true) {
          char asked;
          try { asked = (char)input.ReadByte(); } catch (EndOfStreamException) { return; }
          var id = input.ReadInt32();
          var length = input.ReadInt32();
          var text = Encoding.UTF8.GetString(input.ReadBytes(length));
          string answer;
          byte outcome = DONE;
          try { answer = Answer(asked, id, text); }
          catch (InterpreterException e) { outcome = SCRIPT_ERROR; answer = e.DecoratedMessage ?? e.Message; }
          catch (Exception e) { outcome = HOST_ERROR; answer = "host: " + e.GetType().Name + ": " + e.Message + "\n" + e.StackTrace; }
          var bytes = Encoding.UTF8.GetBytes(answer);
          output.Write(outcome);
          output.Write(bytes.Length);
          output.Write(bytes);
          output.Flush();
        }
      }
    }

    static string Answer(char asked, int id, string text) {
      switch (asked) {
        case 'n': machines[id] = Machine.Plain(); return "";
        case 'g': machines[id] = Machine.WithGame(new Ways(text)); return "";
        case 'r': machines[id].Run(text); return "";
        case 'v': {
          // A name, the end of a line, and the value
          var end = text.IndexOf('\n');
          machines[id].Give(text.Substring(0, end), text.Substring(end + 1));
          return "";
        }
        case 't': return machines[id].Text(text);
        case 'e': return machines[id].CostOf(text);
        case 'm': return machines[id].Timings.ToJson();
        case 'z': machines[id].Timings.Clear(); return "";
        case 'c': machines.Remove(id); return "";
        default: throw new ArgumentException("no request " + asked);
      }
    }
  }
}
