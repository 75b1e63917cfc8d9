-- The game's JSON. As there, null cannot be told from nil, and an empty table is a list.
-- Keys differ, so the order of equal ones does not matter
local sort = SORT or table.sort

local function encodeText(text)
  return '"' .. text:gsub('[%c"\\]', function(char) return string.format('\\u%04x', char:byte()) end) .. '"'
end

local encode

local function encodeTable(value)
  local parts = {}
  if #value > 0 or next(value) == nil then
    for i = 1, #value do parts[i] = encode(value[i]) end
    return '[' .. table.concat(parts, ',') .. ']'
  end
  local keys = {}
  for key in pairs(value) do keys[#keys + 1] = key end
  sort(keys)
  for i, key in ipairs(keys) do parts[i] = encodeText(key) .. ':' .. encode(value[key]) end
  return '{' .. table.concat(parts, ',') .. '}'
end

function encode(value)
  local kind = type(value)
  if kind == 'nil' then return 'null' end
  if kind == 'boolean' or kind == 'number' then return tostring(value) end
  if kind == 'string' then return encodeText(value) end
  if kind == 'table' then return encodeTable(value) end
  error('JSON.encode: cannot encode a ' .. kind)
end

local ESCAPES = { n = '\n', t = '\t', r = '\r', b = '\b', f = '\f' }

local function utf8(code)
  if code < 0x80 then return string.char(code) end
  if code < 0x800 then return string.char(0xC0 + math.floor(code / 64), 0x80 + code % 64) end
  return string.char(0xE0 + math.floor(code / 4096), 0x80 + math.floor(code / 64) % 64, 0x80 + code % 64)
end

local function decode(text)
  local at = 1
  local value

  local function skipBlanks() at = text:find('%S', at) or #text + 1 end

  local function readText()
    local parts = {}
    at = at + 1
    while true do
      local stop = text:find('["\\]', at)
      if not stop then error('JSON.decode: a string is not closed') end
      parts[#parts + 1] = text:sub(at, stop - 1)
      if text:sub(stop, stop) == '"' then
        at = stop + 1
        return table.concat(parts)
      end
      local escaped = text:sub(stop + 1, stop + 1)
      if escaped == 'u' then
        parts[#parts + 1] = utf8(tonumber(text:sub(stop + 2, stop + 5), 16))
        at = stop + 6
      else
        parts[#parts + 1] = ESCAPES[escaped] or escaped
        at = stop + 2
      end
    end
  end

  local function readItems(closing, readItem)
    local items = {}
    at = at + 1
    skipBlanks()
    while text:sub(at, at) ~= closing do
      readItem(items)
      skipBlanks()
      if text:sub(at, at) == ',' then
        at = at + 1
        skipBlanks()
      elseif at > #text then
        error('JSON.decode: ' .. closing .. ' is missing')
      end
    end
    at = at + 1
    return items
  end

  local function readMember(items)
    local key = readText()
    skipBlanks()
    at = at + 1
    items[key] = value()
  end

  function value()
    skipBlanks()
    local char = text:sub(at, at)
    if char == '"' then return readText() end
    if char == '{' then return readItems('}', readMember) end
    if char == '[' then return readItems(']', function(items) items[#items + 1] = value() end) end
    local word = text:match('^[%w%.%+%-]+', at)
    if not word then error('JSON.decode: unexpected character at ' .. at) end
    at = at + #word
    if word == 'null' then return nil end
    if word == 'true' or word == 'false' then return word == 'true' end
    return tonumber(word)
  end

  return value()
end

-- MoonSharp copies a whole text to look for something in it: its host gives a JSON of its own
JSON = JSON or { encode = encode, decode = decode }
