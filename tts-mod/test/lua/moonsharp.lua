-- Makes Lua 5.2 do what MoonSharp, the Lua inside Tabletop Simulator, does or refuses. Load it before anything else.
-- What MoonSharp does was observed on its version 2.0 and on a build of 2026; docs/tts-developers.md has the list.

local luaError, luaType, luaToString = error, type, tostring

-- `error` takes nothing but strings.
function error(message, level)
  if luaType(message) ~= 'string' then
    luaError("bad argument #1 to 'error' (string expected, got " .. luaType(message) .. ')', 0)
  end
  luaError(message, level == 0 and 0 or (level or 1) + 1)
end

-- Numbers are written as .NET writes them: 15 digits, 1E+15 and not 1e+15, Infinity and not inf, no -0.
local function numberText(number)
  if number ~= number then return 'NaN' end
  if number == 1 / 0 then return 'Infinity' end
  if number == -1 / 0 then return '-Infinity' end
  if number == 0 then return '0' end
  local text = string.format('%.15g', number)
  return (text:gsub('e([+-])(%d+)', function(sign, digits)
    return 'E' .. sign .. (#digits < 2 and '0' or '') .. digits
  end))
end

function tostring(value)
  return luaType(value) == 'number' and numberText(value) or luaToString(value)
end

-- The largest number, so that 1 / 0 is not equal to it.
math.huge = 1.7976931348623157e308

-- Which of two equal elements comes first is nobody's promise: here it is the later one, which Node never does.
function table.sort(list, isLess)
  isLess = isLess or function(a, b) return a < b end
  for i = 2, #list do
    local element = list[i]
    local j = i - 1
    while j >= 1 and not isLess(list[j], element) do
      list[j + 1] = list[j]
      j = j - 1
    end
    list[j + 1] = element
  end
end

-- No values count as one nil (MoonSharp's issue 198): f() gives f(...) one nil, and so does table.unpack({}).
local luaSelect, luaUnpack = select, table.unpack

function select(which, ...)
  if which == '#' and luaSelect('#', ...) == 0 then return 1 end
  return luaSelect(which, ...)
end

function table.unpack(list, first, last)
  if (last or #list) < (first or 1) then return nil end
  return luaUnpack(list, first, last)
end

-- Libraries that the game does not give to scripts.
debug, io, load, loadstring, loadfile, dofile, require, package = nil, nil, nil, nil, nil, nil, nil, nil
os = { clock = os.clock, date = os.date, difftime = os.difftime }

-- New games take their seeds from the time. Here it stands still: a test plays the same games on any day. It has
-- parts of a second, as in MoonSharp.
function os.time()
  return 1767225600.25
end

_VERSION = 'Lua 5.2 as MoonSharp'
