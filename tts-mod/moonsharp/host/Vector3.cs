// Points and angles of the game: x to the right, y up, z away from Red; angles in degrees about these axes.
using System;
using MoonSharp.Interpreter;

namespace Griddle.Host {
  struct Vector3 {
    public readonly double X, Y, Z;

    public Vector3(double x, double y, double z) { X = x; Y = y; Z = z; }

    public static Vector3 operator +(Vector3 a, Vector3 b) { return new Vector3(a.X + b.X, a.Y + b.Y, a.Z + b.Z); }
    public static Vector3 operator -(Vector3 a, Vector3 b) { return new Vector3(a.X - b.X, a.Y - b.Y, a.Z - b.Z); }
    public static Vector3 operator *(Vector3 a, double factor) { return new Vector3(a.X * factor, a.Y * factor, a.Z * factor); }

    /// Turned by angles as Unity does: about z first, then x, then y.
    public Vector3 TurnedBy(Vector3 angles) {
      const double RADIANS = Math.PI / 180;
      double cosX = Math.Cos(angles.X * RADIANS), sinX = Math.Sin(angles.X * RADIANS);
      double cosY = Math.Cos(angles.Y * RADIANS), sinY = Math.Sin(angles.Y * RADIANS);
      double cosZ = Math.Cos(angles.Z * RADIANS), sinZ = Math.Sin(angles.Z * RADIANS);
      var v = new Vector3(X * cosZ - Y * sinZ, X * sinZ + Y * cosZ, Z);
      v = new Vector3(v.X, v.Y * cosX - v.Z * sinX, v.Y * sinX + v.Z * cosX);
      return new Vector3(v.X * cosY + v.Z * sinY, v.Y, v.Z * cosY - v.X * sinY);
    }

    /// The class `Vector` of scripts, as far as it is documented and used: parts by name and number, sums and differences.
    public const string LUA = @"
      local parts = { 'x', 'y', 'z' }
      local meta = {}
      meta.__index = function(vector, key) return parts[key] and rawget(vector, parts[key]) or meta[key] end
      meta.__newindex = function(vector, key, value) rawset(vector, parts[key] or key, value) end
      meta.__add = function(a, b) return Vector(a.x + b.x, a.y + b.y, a.z + b.z) end
      meta.__sub = function(a, b) return Vector(a.x - b.x, a.y - b.y, a.z - b.z) end
      meta.__eq = function(a, b) return a.x == b.x and a.y == b.y and a.z == b.z end
      Vector = setmetatable({}, { __call = function(_, x, y, z)
        if type(x) == 'table' then x, y, z = x.x or x[1], x.y or x[2], x.z or x[3] end
        return setmetatable({ x = x or 0, y = y or 0, z = z or 0 }, meta)
      end })";

    public DynValue ToLua(Script script) { return script.Call(script.Globals.Get("Vector"), X, Y, Z); }

    public JsonValue ToJson() { return JsonValue.List(X, Y, Z); }

    /// A Vector of a script, or a list of three numbers, or a table with x, y and z.
    public static Vector3 From(DynValue value, string of) {
      if (value.Type != DataType.Table) throw new ScriptRuntimeException(of + ": a Vector is expected, not " + value.Type);
      return new Vector3(Part(value.Table, "x", 1, of), Part(value.Table, "y", 2, of), Part(value.Table, "z", 3, of));
    }

    static double Part(Table table, string name, int index, string of) {
      var part = table.RawGet(name) ?? table.RawGet(index) ?? DynValue.Nil;
      if (part.Type != DataType.Number) throw new ScriptRuntimeException(of + ": a Vector without " + name);
      if (double.IsNaN(part.Number) || double.IsInfinity(part.Number)) throw new ScriptRuntimeException(of + ": a Vector whose " + name + " is " + part.Number);
      return part.Number;
    }
  }
}
