// Ways in which the game may behave and about which its documentation is silent. A test names the ones it wants, by commas:
// "LateSpawn,no-LateDestroy".
using System;
using System.Reflection;

namespace Griddle.Host {
  sealed class Ways {
    /// What is destroyed is still listed until the end of the frame.
    public bool LateDestroy = true;
    /// onObjectDestroy comes at the end of the frame, and not from within destruct().
    public bool DestroyEventLate = false;
    /// `resting` is true during a smooth move.
    public bool RestsWhileGliding = false;
    /// A new object is in lists only from the next frame on.
    public bool LateSpawn = false;
    /// What is made from data or comes out of a bag keeps its id where no other object has it.
    public bool KeptIds = true;
    /// Hand zones lay out what players hold.
    public bool Hands = true;
    /// Snap points pull what is dropped.
    public bool Snap = true;
    /// What is let go falls upon what lies below.
    public bool Heights = true;

    public Ways(string text) {
      foreach (var part in text.Split(new[] { ',' }, StringSplitOptions.RemoveEmptyEntries)) {
        var isOff = part.StartsWith("no-", StringComparison.Ordinal);
        var name = isOff ? part.Substring(3) : part;
        var field = typeof(Ways).GetField(name, BindingFlags.Public | BindingFlags.Instance);
        if (field == null) throw new ArgumentException("there is no way " + name);
        field.SetValue(this, !isOff);
      }
    }
  }
}
