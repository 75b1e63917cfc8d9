-- Time, players and the screen of the stand-in (see fake-tts.lua).
local strict = FakeTTS.strict

-- Time ------------------------------------------------------------------------------------------------------------

Wait = strict('Wait', {
  frames = function(run, count)
    local id = (FakeTTS.lastWait or 0) + 1
    FakeTTS.lastWait = id
    FakeTTS.waits[#FakeTTS.waits + 1] = { id = id, at = FakeTTS.frame + (count or 1), run = run }
    return id
  end,
  time = function(run, seconds)
    return Wait.frames(run, seconds * 60)
  end,
  condition = function(run, holds)
    local function look()
      if holds() then run() else Wait.frames(look, 1) end
    end
    look()
    return FakeTTS.lastWait
  end,
  stop = function(id)
    for i, wait in ipairs(FakeTTS.waits) do
      if wait.id == id then
        table.remove(FakeTTS.waits, i)
        return true
      end
    end
    return false
  end,
})

function FakeTTS.pass(frames)
  for _ = 1, frames do
    FakeTTS.frame = FakeTTS.frame + 1
    local waits = FakeTTS.waits
    FakeTTS.waits = {}
    for _, wait in ipairs(waits) do
      if wait.at <= FakeTTS.frame then wait.run() else table.insert(FakeTTS.waits, wait) end
    end
  end
end

-- Players and words -----------------------------------------------------------------------------------------------

local function say(to, text) table.insert(FakeTTS.said, { to = to, text = text }) return true end

local COLOURS = {
  Red = true, Blue = true, Yellow = true, Green = true, Purple = true, Orange = true, White = true, Grey = true, Black = true,
}

-- Takes somebody away from where they are, and gives them a colour; `Grey` is none. False if the colour is taken.
local function changeColour(name, colour)
  if colour ~= 'Grey' and FakeTTS.seated[colour] then return false end
  for other, seated in pairs(FakeTTS.seated) do
    if seated == name then FakeTTS.seated[other] = nil break end
  end
  for i, other in ipairs(FakeTTS.spectators) do
    if other == name then table.remove(FakeTTS.spectators, i) break end
  end
  if colour == 'Grey' then table.insert(FakeTTS.spectators, name) else FakeTTS.seated[colour] = name end
  -- Scripts hear of it a frame later
  Wait.frames(function() FakeTTS.event('onPlayerChangeColor', colour) end, 1)
  return true
end

-- Somebody without a seat.
function FakeTTS.spectator(name)
  return strict('Player', {
    color = 'Grey', seated = false, steam_name = name, steam_id = 'id of ' .. name,
    changeColor = function(colour) return changeColour(name, colour) end,
  })
end

local function spectators()
  local list = {}
  for i, name in ipairs(FakeTTS.spectators) do list[i] = FakeTTS.spectator(name) end
  return list
end

Player = setmetatable({
  getSpectators = spectators,
  getPlayers = function()
    local list = spectators()
    for _, colour in ipairs(getSeatedPlayers()) do list[#list + 1] = Player[colour] end
    return list
  end,
}, {
  __index = function(_, colour)
    if not COLOURS[colour] then error('there is no player ' .. tostring(colour) .. ' in the fake') end
    local name = FakeTTS.seated[colour]
    return strict('Player', {
      color = colour, seated = name ~= nil, steam_name = name or '', steam_id = name and 'id of ' .. name or '', host = colour == FakeTTS.host,
      promoted = FakeTTS.promoted[colour] == true, admin = colour == FakeTTS.host or FakeTTS.promoted[colour] == true,
      changeColor = function(to) return changeColour(name, to) end,
      getHandCount = function() return 1 end,
      getHandTransform = function()
        local zone = FakeTTS.handZones[colour]
        if zone then return zone end
        return { position = Vector(0, 4, colour == 'Red' and -16 or 16), rotation = Vector(0, colour == 'Red' and 0 or 180, 0) }
      end,
      lookAt = function(view) FakeTTS.looks[colour] = view return true end,
      setHandTransform = function(place) FakeTTS.handZones[colour] = place return true end,
    })
  end,
})

-- The game's own turns: whose turn it is changes at once, and scripts hear of it a frame later.
local turns = {
  enable = false, type = 1, order = {}, reverse_order = false, skip_empty_hands = false, disable_interactations = false,
  pass_turns = true, turn_color = '',
}
FakeTTS.turns = turns

Turns = setmetatable({}, {
  __index = function(_, name)
    if turns[name] == nil then error('Turns has no ' .. tostring(name) .. ' in the fake') end
    return turns[name]
  end,
  __newindex = function(_, name, value)
    if type(turns[name]) ~= type(value) then error('Turns has no such ' .. tostring(name) .. ' in the fake') end
    local previous = turns.turn_color
    turns[name] = value
    if name ~= 'turn_color' or value == previous then return end
    Wait.frames(function()
      FakeTTS.event('onPlayerTurn', Player[value], previous ~= '' and Player[previous] or nil)
    end, 1)
  end,
})

function getSeatedPlayers()
  local colours = {}
  for colour in pairs(FakeTTS.seated) do table.insert(colours, colour) end
  table.sort(colours)
  return colours
end

function broadcastToAll(text) return say('all', text) end

function broadcastToColor(text, colour)
  if not FakeTTS.seated[colour] then error('nobody sits at ' .. tostring(colour)) end
  return say(colour, text)
end

function sendExternalMessage(data) table.insert(FakeTTS.sent, data) return true end

function clearContextMenu() FakeTTS.menu = {} return true end

function addContextMenuItem(label, run)
  if FakeTTS.menu[label] then error('two entries of the menu are called ' .. label) end
  FakeTTS.menu[label] = run
  return true
end

function addHotkey(label, run) FakeTTS.hotkeys[label] = run return true end

-- Sets attributes of one element. A change of a button gives its words the usual dark colour, unless it names another.
local function setAttributes(id, attributes)
  FakeTTS.uiCalls = FakeTTS.uiCalls + 1
  FakeTTS.ui[id] = FakeTTS.ui[id] or {}
  if FakeTTS.buttons[id] then FakeTTS.ui[id].textColor = '#323232' end
  for attribute, value in pairs(attributes) do
    if type(value) ~= 'string' then error('the UI wants text') end
    FakeTTS.ui[id][attribute] = value
  end
  return true
end

UI = strict('UI', {
  setAttribute = function(id, attribute, value) return setAttributes(id, { [attribute] = value }) end,
  setAttributes = setAttributes,
})

Notes = strict('Notes', {
  getNotebookTabs = function()
    local tabs = {}
    for i, tab in ipairs(FakeTTS.tabs) do
      tabs[i] = { index = i - 1, title = tab.title, body = tab.body, color = tab.color }
    end
    return tabs
  end,
  addNotebookTab = function(tab)
    table.insert(FakeTTS.tabs, { title = tab.title, body = tab.body or '', color = tab.color or 'Grey' })
    return #FakeTTS.tabs - 1
  end,
  editNotebookTab = function(change)
    local tab = FakeTTS.tabs[change.index + 1]
    tab.title, tab.body = change.title or tab.title, change.body or tab.body
    return true
  end,
})

Global = strict('Global', {
  setSnapPoints = function(first, second)
    FakeTTS.snapPoints = first == Global and second or first
    return true
  end,
  setVectorLines = function(first, second)
    FakeTTS.lines = first == Global and second or first
    return true
  end,
})

-- The net ---------------------------------------------------------------------------------------------------------

FakeTTS.requests = {} -- all that were sent: { method, url, data, headers }
-- What a request is answered: a status and a text; nothing where nobody answers. Tests put their own function here.
FakeTTS.answer = function() end
FakeTTS.netFrames = 10 -- frames until the answer is there

WebRequest = strict('WebRequest', {
  custom = function(url, method, _download, data, headers, done)
    local request = { url = url, method = method, data = data or '', headers = headers }
    FakeTTS.requests[#FakeTTS.requests + 1] = request
    Wait.frames(function()
      local status, text = FakeTTS.answer(request)
      done({ is_error = status == nil, is_done = true, response_code = status or 0, text = text or '', url = url })
    end, FakeTTS.netFrames)
  end,
})
