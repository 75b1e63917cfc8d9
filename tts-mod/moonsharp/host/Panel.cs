// The panel: the XML of a save, and what scripts change in it. An id that the XML lacks, or an attribute that its element
// does not have in the documentation (UI: attributes, basic elements, layout), is an error.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Xml;
using MoonSharp.Interpreter;

namespace Griddle.Host {
  sealed class Panel {
    const string COMMON = "active class id visibility shadow shadowDistance outline outlineSize ignoreLayout minWidth minHeight preferredWidth " +
      "preferredHeight flexibleWidth flexibleHeight rectAlignment width height offsetXY anchorMin anchorMax sizeDelta pivot position " +
      "rotation scale offsetMin offsetMax allowDragging restrictDraggingToParentBounds returnToOriginalPositionWhenReleased " +
      "showAnimation hideAnimation showAnimationDelay hideAnimationDelay animationDuration tooltip tooltipBorderColor " +
      "tooltipBackgroundColor tooltipTextColor tooltipFontSize tooltipPosition tooltipOffset onClick onMouseEnter onMouseExit onDrag " +
      "onMouseDown onMouseUp color image preserveAspect type raycastTarget ";
    const string TEXT = "text alignment color fontStyle fontSize resizeTextForBestFit resizeTextMinSize resizeTextMaxSize horizontalOverflow verticalOverflow ";
    const string LAYOUT = "padding spacing childAlignment childForceExpandWidth childForceExpandHeight ";
    const string SELECTABLE = "interactable colors textColor icon iconWidth iconColor iconAlignment padding transition textShadow textOutline textAlignment ";
    const string SCROLLING = "horizontal vertical noScrollbars scrollSensitivity scrollbarColors scrollbarBackgroundColor ";
    const string TABLES = "columnWidths cellSpacing cellPadding rowBackgroundColor cellBackgroundColor cellBackgroundImage autoCalculateHeight useGlobalCellPadding dontUseTableCellBackground dontUseTableRowBackground columnSpan ";

    static readonly Dictionary<string, HashSet<string>> attributes = new Dictionary<string, HashSet<string>> {
      { "Text", Words(COMMON + TEXT) },
      { "Button", Words(COMMON + TEXT + SELECTABLE) },
      { "Toggle", Words(COMMON + TEXT + SELECTABLE + "isOn onValueChanged toggleWidth toggleHeight") },
      { "Dropdown", Words(COMMON + TEXT + SELECTABLE + "onValueChanged itemHeight dropdownHeight arrowColor itemBackgroundColors itemTextColor") },
      { "Option", Words("selected") },
      { "InputField", Words(COMMON + TEXT + SELECTABLE + "onValueChanged onEndEdit placeholder characterLimit lineType characterValidation") },
      { "Image", Words(COMMON) },
      { "Panel", Words(COMMON + "padding") },
      { "VerticalLayout", Words(COMMON + LAYOUT) },
      { "HorizontalLayout", Words(COMMON + LAYOUT) },
      { "GridLayout", Words(COMMON + LAYOUT + "cellSize startCorner startAxis constraint constraintCount") },
      { "TableLayout", Words(COMMON + TABLES + "padding") },
      { "Row", Words(COMMON + TABLES) },
      { "Cell", Words(COMMON + TABLES) },
      { "VerticalScrollView", Words(COMMON + SCROLLING) },
      { "HorizontalScrollView", Words(COMMON + SCROLLING) },
      { "Defaults", Words("") },
    };

    readonly Dictionary<string, string> elements = new Dictionary<string, string>();
    readonly Dictionary<string, Dictionary<string, string>> values = new Dictionary<string, Dictionary<string, string>>();
    /// How many changes went over the net to the players, and how long they were.
    int calls, length;

    static HashSet<string> Words(string list) { return new HashSet<string>(list.Split(new[] { ' ' }, StringSplitOptions.RemoveEmptyEntries)); }

    /// Reads the panel of a save.
    public void Read(string xml) {
      var document = new XmlDocument();
      document.LoadXml("<root>" + xml + "</root>");
      foreach (XmlElement element in document.DocumentElement.SelectNodes(".//*")) {
        if (!attributes.ContainsKey(element.Name)) throw new ArgumentException("UI: there is no element " + element.Name);
        foreach (XmlAttribute attribute in element.Attributes) CheckAttribute(element.Name, attribute.Name);
        var id = element.GetAttribute("id");
        if (id == "") continue;
        if (elements.ContainsKey(id)) throw new ArgumentException("UI: two elements are called " + id);
        elements[id] = element.Name;
      }
    }

    static void CheckAttribute(string element, string attribute) {
      if (!attributes[element].Contains(attribute)) throw new ScriptRuntimeException("UI: <" + element + "> has no attribute " + attribute);
    }

    void Set(string id, string attribute, DynValue value) {
      string element;
      if (!elements.TryGetValue(id, out element)) throw new ScriptRuntimeException("UI: there is no element " + id);
      CheckAttribute(element, attribute);
      if (value.Type != DataType.String && value.Type != DataType.Number && value.Type != DataType.Boolean) throw new ScriptRuntimeException("UI: a " + value.Type + " is no value");
      Dictionary<string, string> own;
      if (!values.TryGetValue(id, out own)) values[id] = own = new Dictionary<string, string>();
      // A change of a button gives its words the usual dark colour, unless it names another
      if (element == "Button" && attribute != "textColor") own["textColor"] = "#323232";
      own[attribute] = value.ToPrintString();
      length += id.Length + attribute.Length + own[attribute].Length;
    }

    public DynValue ToLua(Script script) {
      var ui = new GameClass("UI");
      ui.Function("setAttribute", given => {
        calls++;
        Set(given.Text(0), given.Text(1), given[2]);
        return DynValue.True;
      });
      ui.Function("setAttributes", given => {
        calls++;
        foreach (var pair in given.Table(1).Pairs.OrderBy(pair => pair.Key.String == "textColor")) Set(given.Text(0), pair.Key.String, pair.Value);
        return DynValue.True;
      });
      ui.Function("setValue", given => {
        calls++;
        Set(given.Text(0), "text", given[1]);
        return DynValue.True;
      });
      foreach (var shown in new[] { "show", "hide" }) ui.Function(shown, given => {
        calls++;
        Set(given.Text(0), "active", DynValue.NewString(shown == "show" ? "true" : "false"));
        return DynValue.True;
      });
      ui.Function("getAttribute", given => {
        Dictionary<string, string> own;
        string value;
        return values.TryGetValue(given.Text(0), out own) && own.TryGetValue(given.Text(1), out value) ? DynValue.NewString(value) : DynValue.Nil;
      });
      ui.Value("loading", () => DynValue.False);
      return ui.ToLua();
    }

    /// What scripts have set, for tests.
    public void Report(JsonValue into) {
      var ui = JsonValue.Map();
      foreach (var element in values) {
        var own = JsonValue.Map();
        foreach (var attribute in element.Value) own[attribute.Key] = JsonValue.Of(attribute.Value);
        ui[element.Key] = own;
      }
      into["ui"] = ui;
      into["uiCalls"] = JsonValue.Of(calls);
      into["uiLength"] = JsonValue.Of(length);
    }
  }
}
