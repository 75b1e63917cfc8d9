// Reads JSON.
using System;
using System.Globalization;
using System.Text;
using MoonSharp.Interpreter;

namespace Griddle.Host {
  sealed class JsonReader {
    readonly string text;
    int at;

    JsonReader(string text) { this.text = text; }

    /// The value that a text holds; an error of the script for a text that is no JSON.
    public static JsonValue Read(string text) {
      var reader = new JsonReader(text);
      var value = reader.Value();
      reader.SkipBlanks();
      if (reader.at < text.Length) throw reader.Error("text after the value");
      return value;
    }

    Exception Error(string what) { return new ScriptRuntimeException("JSON: " + what + " at " + at); }

    char Next { get { return at < text.Length ? text[at] : '\0'; } }

    void SkipBlanks() { while (at < text.Length && char.IsWhiteSpace(text[at])) at++; }

    void Expect(char letter) {
      SkipBlanks();
      if (Next != letter) throw Error("no " + letter);
      at++;
    }

    bool Took(char letter) {
      SkipBlanks();
      if (Next != letter) return false;
      at++;
      return true;
    }

    bool TookWord(string word) {
      if (string.CompareOrdinal(text, at, word, 0, word.Length) != 0) return false;
      at += word.Length;
      return true;
    }

    JsonValue Value() {
      SkipBlanks();
      if (Next == '"') return JsonValue.Of(Text());
      if (Took('{')) return Map();
      if (Took('[')) return List();
      if (TookWord("true")) return JsonValue.Of(true);
      if (TookWord("false")) return JsonValue.Of(false);
      if (TookWord("null")) return JsonValue.Null();
      var start = at;
      while ("+-.eE0123456789".IndexOf(Next) >= 0) at++;
      double number;
      if (!double.TryParse(text.Substring(start, at - start), NumberStyles.Float, CultureInfo.InvariantCulture, out number)) throw Error("no value");
      return JsonValue.Of(number);
    }

    JsonValue Map() {
      var map = JsonValue.Map();
      if (Took('}')) return map;
      do {
        SkipBlanks();
        var name = Text();
        Expect(':');
        map.Add(name, Value());
      } while (Took(','));
      Expect('}');
      return map;
    }

    JsonValue List() {
      var list = JsonValue.List();
      if (Took(']')) return list;
      do list.Items.Add(Value()); while (Took(','));
      Expect(']');
      return list;
    }

    string Text() {
      Expect('"');
      var read = new StringBuilder();
      while (Next != '"') {
        if (at >= text.Length) throw Error("a text that is not closed");
        var letter = text[at++];
        read.Append(letter == '\\' ? Escaped() : letter);
      }
      at++;
      return read.ToString();
    }

    char Escaped() {
      var letter = text[at++];
      switch (letter) {
        case 'n': return '\n';
        case 't': return '\t';
        case 'r': return '\r';
        case 'b': return '\b';
        case 'f': return '\f';
        case 'u':
          at += 4;
          return (char)int.Parse(text.Substring(at - 4, 4), NumberStyles.HexNumber);
        default: return letter;
      }
    }
  }
}
