// How long scripts take, in milliseconds of processor time of the thread: other work on the machine counts little.
using System.Collections.Generic;
using System.Linq;
using System.Runtime.InteropServices;

namespace Griddle.Host {
  static class Processor {
    const int THREAD = 3; // CLOCK_THREAD_CPUTIME_ID of Linux

    [StructLayout(LayoutKind.Sequential)]
    struct Moment { public long Seconds, Nanoseconds; }

    [DllImport("libc")]
    static extern int clock_gettime(int clock, out Moment moment);

    /// Processor time that this thread has used.
    public static double Milliseconds {
      get {
        Moment moment;
        clock_gettime(THREAD, out moment);
        return moment.Seconds * 1e3 + moment.Nanoseconds / 1e6;
      }
    }
  }

  /// Times by what was called: an event, a button, "Wait", "FRAME" (all that one frame did), "load of script".
  sealed class Timings {
    sealed class Timing {
      public readonly List<double> All = new List<double>();
      public double Longest = -1;
      /// What the test had noted when the longest one ran.
      public string Note = "";
    }

    readonly Dictionary<string, Timing> timings = new Dictionary<string, Timing>();

    public void Add(string label, double milliseconds, string note) {
      Timing timing;
      if (!timings.TryGetValue(label, out timing)) timings[label] = timing = new Timing();
      timing.All.Add(milliseconds);
      if (milliseconds <= timing.Longest) return;
      timing.Longest = milliseconds;
      timing.Note = note;
    }

    public void Clear() { timings.Clear(); }

    /// By label: how often, mean, median and longest in milliseconds, and the note of the longest.
    public string ToJson() {
      var all = JsonValue.Map();
      foreach (var pair in timings) {
        var sorted = pair.Value.All.OrderBy(time => time).ToList();
        var told = JsonValue.Map();
        told["count"] = JsonValue.Of(sorted.Count);
        told["mean"] = JsonValue.Of(sorted.Average());
        told["median"] = JsonValue.Of(sorted[sorted.Count / 2]);
        told["longest"] = JsonValue.Of(pair.Value.Longest);
        told["note"] = JsonValue.Of(pair.Value.Note);
        all[pair.Key] = told;
      }
      return all.ToString();
    }
  }
}
