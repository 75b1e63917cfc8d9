// How long scripts take, in milliseconds of processor time of the thread: other work on the machine counts little. Garbage
// that mono collects meanwhile is collected by the same thread and counts.
using System;
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

  /// What some calls of scripts have cost.
  struct Cost {
    public double Milliseconds;
    /// How often garbage was collected meanwhile.
    public int Collections;

    /// What has been used since the process began.
    public static Cost SoFar {
      get {
        var collections = 0;
        for (var generation = 0; generation <= GC.MaxGeneration; generation++) collections += GC.CollectionCount(generation);
        return new Cost { Milliseconds = Processor.Milliseconds, Collections = collections };
      }
    }

    public static Cost operator +(Cost a, Cost b) {
      return new Cost { Milliseconds = a.Milliseconds + b.Milliseconds, Collections = a.Collections + b.Collections };
    }

    public static Cost operator -(Cost a, Cost b) {
      return new Cost { Milliseconds = a.Milliseconds - b.Milliseconds, Collections = a.Collections - b.Collections };
    }
  }

  /// Times by what was called: an event, a button, "Wait", "FRAME" (all that one frame did), "load of script".
  sealed class Timings {
    sealed class Timing {
      public readonly List<double> All = new List<double>();
      public Cost Longest = new Cost { Milliseconds = -1 };
      /// What the test had noted when the longest one ran.
      public string Note = "";
    }

    readonly Dictionary<string, Timing> timings = new Dictionary<string, Timing>();

    public void Add(string label, Cost cost, string note) {
      Timing timing;
      if (!timings.TryGetValue(label, out timing)) timings[label] = timing = new Timing();
      timing.All.Add(cost.Milliseconds);
      if (cost.Milliseconds <= timing.Longest.Milliseconds) return;
      timing.Longest = cost;
      timing.Note = note;
    }

    public void Clear() { timings.Clear(); }

    /// By label: how often, mean, median and longest in milliseconds, and of the longest its note and how often garbage was
    /// collected in it.
    public string ToJson() {
      var all = JsonValue.Map();
      foreach (var pair in timings) {
        var sorted = pair.Value.All.OrderBy(time => time).ToList();
        var told = JsonValue.Map();
        told["count"] = JsonValue.Of(sorted.Count);
        told["mean"] = JsonValue.Of(sorted.Average());
        told["median"] = JsonValue.Of(sorted[sorted.Count / 2]);
        told["longest"] = JsonValue.Of(pair.Value.Longest.Milliseconds);
        told["collections"] = JsonValue.Of(pair.Value.Longest.Collections);
        told["note"] = JsonValue.Of(pair.Value.Note);
        all[pair.Key] = told;
      }
      return all.ToString();
    }
  }
}
