-- A stand-in for Tabletop Simulator: as much of its API as the script uses. Behaviour follows the documented API. A name that
-- is not here raises an error, so that no call goes unnoticed. Here are objects; `fake-game.lua` has time, players and the
-- screen, `fake-hands.lua` the hands with which tests play.
FakeTTS = {
  objects = {}, -- all objects on the table
  frame = 0, -- frames since the start
  loading = 2, -- frames until the picture of an object is there
  cardSide = 3, -- sides of a card at scale 1
  making = 1, -- frames until a new object is whole
  fall = 3, -- frames that a piece falls until it rests
  waits = {}, -- what Wait.frames has still to do
  ui = {}, -- attributes set by script, by element id
  buttons = {}, -- ids of the panel's buttons
  uiCalls = 0,
  said = {}, -- messages: { to = colour or 'all', text = ... }
  sent = {}, -- external messages
  tabs = {}, -- notebook
  hotkeys = {}, -- functions by label
  dieShows = 1, -- what a die that has been rolled shows
  host = 'Red', -- the colour of the player who hosts the table
  promoted = {}, -- the colours of players whom the host has promoted
  seated = { Red = 'Anna', Blue = 'Ben' }, -- names by colour
  spectators = {}, -- names of those without a seat
  lines = {}, -- vector lines of Global
  snapPoints = {}, -- those that a script has set
  looks = {}, -- where a script has turned the cameras of players, by colour
  handZones = {}, -- places of hand zones that a script has set, by colour
  menu = {}, -- functions of the table's own context menu, by label
  scripts = {}, -- globals of the objects' scripts, by object
}

-- How many frames a piece glides until it rests.
local GLIDE = 30

-- A table of the game; a name that it lacks is an error.
function FakeTTS.strict(name, members)
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
local OPTIONAL = { held_by_color = true, pick_up_position = true, memo = true }

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

local spawned, placeOf

-- Tables go from one script to another as copies; nothing but texts, numbers and truth values may be in them.
local function copied(value)
  -- Nor has what a function gives that gives nothing a type in MoonSharp
  if value == nil then return nil end
  if type(value) == 'function' then error('a function of one script is none of another') end
  if type(value) ~= 'table' then return value end
  local copy = {}
  for key, inner in pairs(value) do copy[key] = copied(inner) end
  return copy
end

-- An event goes to Global and to every script of an object that wants to hear of it.
function FakeTTS.event(name, ...)
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
    name = data.Nickname or '',
    description = data.Description or '',
    tags = data.Tags or {},
    scale = Vector(data.Transform.scaleX or 1, data.Transform.scaleY or 1, data.Transform.scaleZ or 1),
    drawnAt = FakeTTS.frame + FakeTTS.loading,
    restsAt = 0,
  }
  object.guid = data.GUID
  object.memo = data.Memo
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
    isDestroyed = function() return self.destroyed == true end,
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
    getScale = function() return self.scale end,
    setScale = function(scale) self.scale = vectorOf(scale) return true end,
    -- A card is as large as its picture at scale 1, and nothing before the picture is there
    getBoundsNormalized = function()
      if object.loading_custom then error('its picture is not there yet') end
      return { size = Vector(FakeTTS.cardSide * self.scale.x, 0.02, FakeTTS.cardSide * self.scale.z) }
    end,
    isDestroyed = function() return self.destroyed == true end,
    getZones = function() return self.zones or {} end,
    getLock = function() return self.locked end,
    setLock = function(lock) self.locked = lock return true end,
    setVelocity = function(velocity) self.velocity = vectorOf(velocity) return true end,
    setAngularVelocity = function(velocity) self.spin = vectorOf(velocity) return true end,
    addForce = function(force) FakeTTS.force = { object.guid, vectorOf(force).x } return true end,
    destruct = function() FakeTTS.remove(object) return true end,
    getName = function() return self.name end,
    setName = function(name) self.name = name return true end,
    getDescription = function() return self.description end,
    setDescription = function(description) self.description = description return true end,
    getJSON = function() return JSON.encode(object.getData()) end,
    -- As it lies and is called now
    getData = function()
      local own = {}
      for key, value in pairs(data) do own[key] = value end
      local place, scale = object.getPosition(), self.scale
      own.Transform = {
        posX = place.x, posY = place.y, posZ = place.z,
        rotX = self.rotation.x, rotY = self.rotation.y, rotZ = self.faceDown and 180 or self.rotation.z,
        scaleX = scale.x, scaleY = scale.y, scaleZ = scale.z,
      }
      own.GMNotes, own.Tags, own.Locked = self.notes, self.tags, self.locked
      own.Nickname, own.Description = self.name, self.description
      return own
    end,
    takeObject = function(parameters)
      local inside = data.ContainedObjects[1]
      return spawned(inside, parameters, inside)
    end,
    randomize = function()
      self.restsAt = FakeTTS.frame + FakeTTS.fall
      return true
    end,
    getValue = function() return FakeTTS.dieShows end,
    setHiddenFrom = function(colours)
      for _, colour in ipairs(colours) do Player[colour].color:len() end
      self.hiddenFrom = colours
      return true
    end,
    addContextMenuItem = function(label, run)
      self.menu = self.menu or {}
      if self.menu[label] then error('two entries of a menu are called ' .. label) end
      self.menu[label] = run
      return true
    end,
    clearContextMenu = function() self.menu = {} return true end,
    drop = function() object.held_by_color = nil return true end,
    clone = function(parameters)
      local own = object.getData()
      return spawned(own, parameters, own)
    end,
  }
  for name, run in pairs(methods) do object[name] = method(object, run) end
  setmetatable(object, {
    __index = function(_, key)
      if key == 'is_face_down' then return self.faceDown end
      if key == 'loading_custom' then return FakeTTS.frame < self.drawnAt end
      if key == 'type' then return data.Memo and 'Card' or 'Generic' end
      if key == 'spawning' then return self.cameAt ~= nil and FakeTTS.frame < self.cameAt + FakeTTS.making end
      if key == 'resting' then return FakeTTS.frame >= self.restsAt end
      if OPTIONAL[key] then return nil end
      error('an object has no ' .. tostring(key) .. ' in the fake')
    end,
  })
  table.insert(FakeTTS.objects, object)
  return object
end

function placeOf(transform) return { transform.posX, transform.posY, transform.posZ } end

-- A new object like some data, at the place of the parameters and turned as they say.
function spawned(data, parameters, whole)
  local guid = whole and whole.GUID
  while not guid or getObjectFromGUID(guid) do
    FakeTTS.clones = (FakeTTS.clones or 0) + 1
    guid = 'c' .. string.format('%05d', FakeTTS.clones)
  end
  local at = vectorOf(parameters.position)
  local own = data.Transform
  local turned = vectorOf(parameters.rotation or { own.rotX or 0, own.rotY or 180, own.rotZ or 0 })
  local made = {}
  for key, value in pairs(whole or {}) do made[key] = value end
  for key, value in pairs({
    GUID = guid,
    Transform = {
      posX = at.x, posY = at.y, posZ = at.z, rotX = turned.x, rotY = turned.y, rotZ = turned.z,
      scaleX = own.scaleX, scaleY = own.scaleY, scaleZ = own.scaleZ,
    },
    Memo = data.Memo,
    GMNotes = data.GMNotes,
    Tags = data.Tags,
  }) do made[key] = value end
  local object = FakeTTS.add(made)
  object.internal.cameAt = FakeTTS.frame
  -- Whole some frames later: then scripts hear of it, and whoever has made it, too
  Wait.frames(function()
    if getObjectFromGUID(object.guid) ~= object then return end
    FakeTTS.event('onObjectSpawn', object)
    if parameters.callback_function then parameters.callback_function(object) end
  end, FakeTTS.making)
  return object
end

-- From the data of an object, with all that is in it; its id stays unless another object has it.
function spawnObjectData(parameters)
  local data = parameters.data
  return spawned(data, {
    position = parameters.position or placeOf(data.Transform), rotation = parameters.rotation,
    callback_function = parameters.callback_function,
  }, data)
end

-- The same from text.
function spawnObjectJSON(parameters)
  return spawnObjectData({
    data = JSON.decode(parameters.json), position = parameters.position, rotation = parameters.rotation,
    callback_function = parameters.callback_function,
  })
end

function FakeTTS.remove(object)
  FakeTTS.event('onObjectDestroy', object)
  object.internal.destroyed = true
  FakeTTS.scripts[object] = nil
  object.internal.destroyed = true
  for i, other in ipairs(FakeTTS.objects) do if other == object then table.remove(FakeTTS.objects, i) end end
end

function getObjectFromGUID(guid)
  for _, object in ipairs(FakeTTS.objects) do if object.guid == guid then return object end end
  return nil
end

function getObjects()
  local all = {}
  for i, object in ipairs(FakeTTS.objects) do all[i] = object end
  return all
end

function getObjectsWithTag(tag)
  local found = {}
  for _, object in ipairs(FakeTTS.objects) do if object.hasTag(tag) then table.insert(found, object) end end
  return found
end
