-- A stand-in for Tabletop Simulator: as much of its API as the script uses, and hands for the tests to play with.
-- Behaviour follows the documented API. A name that is not here raises an error, so that no call goes unnoticed.
FakeTTS = {
  objects = {}, -- all objects on the table
  frame = 0, -- frames since the start
  waits = {}, -- what Wait.frames has still to do
  ui = {}, -- attributes set by script, by element id
  buttons = {}, -- ids of the panel's buttons
  uiCalls = 0,
  said = {}, -- messages: { to = colour or 'all', text = ... }
  sent = {}, -- external messages
  tabs = {}, -- notebook
  hotkeys = {}, -- functions by label
  dieShows = 1, -- what a die that has been rolled shows
  seated = { Red = 'Anna', Blue = 'Ben' }, -- names by colour
  lines = {}, -- vector lines of Global
  snapPoints = {}, -- those that a script has set
  scripts = {}, -- globals of the objects' scripts, by object
}

-- How long a piece falls or glides until it rests.
local FALL, GLIDE = 3, 30

local function strict(name, members)
  return setmetatable(members, { __index = function(_, key) error(name .. ' has no ' .. tostring(key) .. ' in the fake') end })
end

-- Objects ---------------------------------------------------------------------------------------------------------

local Position = {}
Position.__index = function(_, key) error('a Vector has no ' .. tostring(key) .. ' in the fake') end

function Vector(x, y, z) return setmetatable({ x = x, y = y, z = z }, Position) end

-- A place as scripts give it: a list of three, or a table with x, y and z.
local function vectorOf(place)
  return Vector(place.x or place[1], place.y or place[2], place.z or place[3])
end

-- Properties that are nil at times, which the strictness above must let pass.
local OPTIONAL = { held_by_color = true, pick_up_position = true }

-- In the game objects are userdata, for which o.f(x) and o:f(x) are the same call.
local function method(object, run)
  return function(first, ...)
    if first == object then return run(...) end
    return run(first, ...)
  end
end

-- The three axes of an object that is turned by the game's angles: about z first, then x, then y.
local function axes(rotation)
  local function turnZ(v, a) return { v[1] * math.cos(a) - v[2] * math.sin(a), v[1] * math.sin(a) + v[2] * math.cos(a), v[3] } end
  local function turnX(v, a) return { v[1], v[2] * math.cos(a) - v[3] * math.sin(a), v[2] * math.sin(a) + v[3] * math.cos(a) } end
  local function turnY(v, a) return { v[1] * math.cos(a) + v[3] * math.sin(a), v[2], v[3] * math.cos(a) - v[1] * math.sin(a) } end
  local function turned(v)
    local rad = math.pi / 180
    return Vector(table.unpack(turnY(turnX(turnZ(v, rotation.z * rad), rotation.x * rad), rotation.y * rad)))
  end
  return { right = turned({ 1, 0, 0 }), up = turned({ 0, 1, 0 }), forward = turned({ 0, 0, 1 }) }
end

local spawned

-- Tables go from one script to another as copies; nothing but texts, numbers and truth values may be in them.
local function copied(value)
  if type(value) == 'function' then error('a function of one script is none of another') end
  if type(value) ~= 'table' then return value end
  local copy = {}
  for key, inner in pairs(value) do copy[key] = copied(inner) end
  return copy
end

-- An event goes to Global and to every script of an object that wants to hear of it.
local function event(name, ...)
  if _G[name] then _G[name](...) end
  for _, globals in pairs(FakeTTS.scripts) do
    local hears = rawget(globals, name)
    if hears then hears(...) end
  end
end

-- The states of an object by number, its own among them: the first number that its data leaves out.
local function statesOf(data)
  if not data.States then return nil, -1 end
  local states, own = {}, 1
  while data.States[tostring(own)] do own = own + 1 end
  for id, state in pairs(data.States) do states[tonumber(id)] = state end
  states[own] = data
  return states, own
end

function FakeTTS.add(data)
  local object = {}
  local self = { -- what the game knows of the object
    position = Vector(data.Transform.posX, data.Transform.posY, data.Transform.posZ),
    data = data,
    faceDown = data.Transform.rotZ == 180,
    rotation = Vector(data.Transform.rotX or 0, data.Transform.rotY or 180, data.Transform.rotZ or 0),
    locked = data.Locked == true,
    velocity = Vector(0, 0, 0),
    spin = Vector(0, 0, 0),
    notes = data.GMNotes or '',
    tags = data.Tags or {},
    restsAt = 0,
  }
  object.guid = data.GUID
  object.internal = self
  local methods = {
    getGUID = function() return object.guid end,
    getStateId = function() return select(2, statesOf(data)) end,
    setState = function(id)
      local states, own = statesOf(data)
      if not states[id] or id == own then error('there is no other state ' .. tostring(id)) end
      local other = { Transform = data.Transform, Locked = data.Locked, States = {} }
      for key, value in pairs(states[id]) do
        if key ~= 'Transform' and key ~= 'States' then other[key] = value end
      end
      for number, state in pairs(states) do
        if number ~= id then other.States[tostring(number)] = state end
      end
      FakeTTS.remove(object)
      return FakeTTS.add(other)
    end,
    call = function(name, parameters)
      local globals = FakeTTS.scripts[object]
      local run = globals and rawget(globals, name)
      if not run then error('the script of ' .. object.guid .. ' has no function ' .. name) end
      return copied(run(copied(parameters)))
    end,
    getGMNotes = function() return self.notes end,
    setGMNotes = function(notes) self.notes = notes return true end,
    hasTag = function(tag)
      for _, own in ipairs(self.tags) do if own == tag then return true end end
      return false
    end,
    getPosition = function()
      if self.target and FakeTTS.frame < self.restsAt then return self.start end
      return self.target or self.position
    end,
    getPositionSmooth = function()
      if self.target and FakeTTS.frame < self.restsAt then return self.target end
      return nil
    end,
    setPositionSmooth = function(place)
      self.start = object.getPosition()
      self.target = vectorOf(place)
      self.restsAt = FakeTTS.frame + GLIDE
      return true
    end,
    setRotationSmooth = function(rotation)
      local isTurnedOver = ((rotation.z or rotation[3]) == 180) ~= self.faceDown
      if self.cameAt == FakeTTS.frame and isTurnedOver then error('all have seen what is turned over now') end
      self.faceDown = (rotation.z or rotation[3]) == 180
      self.rotation = vectorOf(rotation)
      return true
    end,
    setRotation = function(rotation)
      self.rotation = vectorOf(rotation)
      return true
    end,
    setPosition = function(place)
      self.position = vectorOf(place)
      self.target = nil
      return true
    end,
    getTransformRight = function() return axes(self.rotation).right end,
    getTransformUp = function() return axes(self.rotation).up end,
    getLock = function() return self.locked end,
    setLock = function(lock) self.locked = lock return true end,
    setVelocity = function(velocity) self.velocity = vectorOf(velocity) return true end,
    setAngularVelocity = function(velocity) self.spin = vectorOf(velocity) return true end,
    addForce = function(force) FakeTTS.force = { object.guid, vectorOf(force).x } return true end,
    destruct = function() FakeTTS.remove(object) return true end,
    getJSON = function() return JSON.encode({ Transform = data.Transform, GMNotes = self.notes, Tags = self.tags }) end,
    getData = function() return data end,
    takeObject = function(parameters)
      local inside = data.ContainedObjects[1]
      return spawned({ Transform = inside.Transform, GMNotes = inside.GMNotes, Tags = inside.Tags }, parameters)
    end,
    randomize = function()
      self.restsAt = FakeTTS.frame + FALL
      return true
    end,
    getValue = function() return FakeTTS.dieShows end,
    drop = function() object.held_by_color = nil return true end,
    clone = function(parameters)
      return spawned({ Transform = data.Transform, GMNotes = self.notes, Tags = self.tags }, parameters)
    end,
  }
  for name, run in pairs(methods) do object[name] = method(object, run) end
  setmetatable(object, {
    __index = function(_, key)
      if key == 'is_face_down' then return self.faceDown end
      if key == 'resting' then return FakeTTS.frame >= self.restsAt end
      if OPTIONAL[key] then return nil end
      error('an object has no ' .. tostring(key) .. ' in the fake')
    end,
  })
  table.insert(FakeTTS.objects, object)
  return object
end

-- A new object like some data, at the place of the parameters and turned as they say.
function spawned(data, parameters)
  FakeTTS.clones = (FakeTTS.clones or 0) + 1
  local at = vectorOf(parameters.position)
  local own = data.Transform
  local turned = vectorOf(parameters.rotation or { own.rotX or 0, own.rotY or 180, own.rotZ or 0 })
  local object = FakeTTS.add({
    GUID = 'c' .. string.format('%05d', FakeTTS.clones),
    Transform = { posX = at.x, posY = at.y, posZ = at.z, rotX = turned.x, rotY = turned.y, rotZ = turned.z },
    GMNotes = data.GMNotes,
    Tags = data.Tags,
  })
  object.internal.cameAt = FakeTTS.frame
  return object
end

function spawnObjectJSON(parameters) return spawned(JSON.decode(parameters.json), parameters) end

function spawnObjectData(parameters) return spawned(parameters.data, parameters) end

function FakeTTS.remove(object)
  event('onObjectDestroy', object)
  FakeTTS.scripts[object] = nil
  for i, other in ipairs(FakeTTS.objects) do if other == object then table.remove(FakeTTS.objects, i) end end
end

function getObjectFromGUID(guid)
  for _, object in ipairs(FakeTTS.objects) do if object.guid == guid then return object end end
  return nil
end

function getObjectsWithTag(tag)
  local found = {}
  for _, object in ipairs(FakeTTS.objects) do if object.hasTag(tag) then table.insert(found, object) end end
  return found
end

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
  Red = true, Blue = true, Yellow = true, Green = true, Purple = true, Orange = true, White = true, Grey = true,
}

Player = setmetatable({}, {
  __index = function(_, colour)
    if not COLOURS[colour] then error('there is no player ' .. tostring(colour) .. ' in the fake') end
    local name = FakeTTS.seated[colour]
    return strict('Player', { color = colour, seated = name ~= nil, steam_name = name or '' })
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

-- Hands of the test -----------------------------------------------------------------------------------------------

-- What scripts find at their start: the game's and Lua's own names. Each has globals of its own beside them.
local offered = {}

-- Puts the objects and the notebook of a save on the table. The scripts are run and loaded by the test.
function FakeTTS.setUp(text)
  for name, value in pairs(_G) do offered[name] = value end
  local save = JSON.decode(text)
  for _, data in ipairs(save.ObjectStates) do FakeTTS.add(data) end
  for id in save.XmlUI:gmatch('<Button id="(.-)"') do FakeTTS.buttons[id] = true end
  for i = 0, 99 do
    local tab = save.TabStates[tostring(i)]
    if tab then FakeTTS.tabs[i + 1] = { title = tab.title, body = tab.body, color = tab.color } end
  end
end

local function withGuid(guid)
  return getObjectFromGUID(guid) or error('no object ' .. guid)
end

-- Runs the script of an object and gives it what it has saved, some frames later if its picture takes time.
function FakeTTS.runScript(guid, script, state, late)
  local object = withGuid(guid)
  local globals = setmetatable({}, { __index = offered })
  globals._G = globals
  globals.self = object
  FakeTTS.scripts[object] = globals
  assert(LOAD(script, 'script of ' .. guid, 't', globals))()
  if late then Wait.frames(function() globals.onLoad(state) end, late) else globals.onLoad(state) end
end

-- A player copies an object, with its script and what that would save.
function FakeTTS.copy(guid, script)
  local object = withGuid(guid)
  local state = FakeTTS.scripts[object].onSave()
  local copy = object.clone({ position = object.getPosition() })
  FakeTTS.runScript(copy.guid, script, state)
end

function FakeTTS.pickUp(player, guid)
  local object = withGuid(guid)
  event('onObjectPickUp', player, object)
  object.pick_up_position = object.getPosition()
  object.held_by_color = player
  object.internal.target = nil
end

-- Lets go of a piece over a point of the table; it falls, and the script is told at once.
function FakeTTS.letGo(player, guid, x, z, y)
  local object = withGuid(guid)
  object.held_by_color = nil
  object.internal.position = Vector(x, y or 2, z)
  object.internal.target = nil
  object.internal.restsAt = FakeTTS.frame + FALL
  object.internal.velocity, object.internal.spin = Vector(1, 0, 1), Vector(0, 1, 0)
  event('onObjectDrop', player, object)
end

-- Moves a piece without the script noticing, as an undo of the game or a bump does.
function FakeTTS.shove(guid, x, z)
  local object = withGuid(guid)
  object.internal.position = Vector(x, 1, z)
  object.internal.target = nil
end

-- A player throws the die, which comes to rest showing a face.
function FakeTTS.throw(player, guid, face)
  local die = withGuid(guid)
  FakeTTS.dieShows = face
  die.internal.restsAt = FakeTTS.frame + FALL
  event('onObjectRandomize', die, player)
end

-- Where the game's physics brings a piece, without the script being told.
function FakeTTS.bring(guid, x, y, z, rotX, rotY, rotZ)
  local object = withGuid(guid)
  object.internal.position = Vector(x, y, z)
  object.internal.rotation = Vector(rotX, rotY, rotZ)
  object.internal.target = nil
end

function FakeTTS.delete(guid)
  FakeTTS.remove(withGuid(guid))
  FakeTTS.pass(10)
end

-- Everything a test may want to know, as JSON.
function FakeTTS.report()
  local objects = {}
  for i, object in ipairs(FakeTTS.objects) do
    local place = object.getPosition()
    objects[i] = {
      guid = object.guid, notes = object.getGMNotes(), tags = object.internal.tags,
      x = place.x, y = place.y, z = place.z, faceDown = object.is_face_down,
      rotation = { object.internal.rotation.x, object.internal.rotation.y, object.internal.rotation.z },
      locked = object.internal.locked,
      swings = object.internal.velocity.x ~= 0 or object.internal.spin.y ~= 0,
      state = FakeTTS.scripts[object] and FakeTTS.scripts[object].onSave() or '',
    }
  end
  local lines = {}
  for i, line in ipairs(FakeTTS.lines) do
    lines[i] = { points = line.points, color = line.color, thickness = line.thickness }
  end
  local hotkeys = {}
  for label in pairs(FakeTTS.hotkeys) do table.insert(hotkeys, label) end
  table.sort(hotkeys)
  return JSON.encode({
    objects = objects, said = FakeTTS.said, sent = FakeTTS.sent, tabs = FakeTTS.tabs, lines = lines, hotkeys = hotkeys,
    snapPoints = FakeTTS.snapPoints,
    ui = next(FakeTTS.ui) and FakeTTS.ui or nil, uiCalls = FakeTTS.uiCalls, state = onSave(),
  })
end
