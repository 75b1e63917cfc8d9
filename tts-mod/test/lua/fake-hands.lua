-- Hands of the tests: what players and physics do, and what tests see (see fake-tts.lua).
local event = FakeTTS.event

-- What scripts find at their start: the game's and Lua's own names. Each has globals of its own beside them.
local offered = {}

-- Puts the objects and the notebook of a save, given as Lua, on the table. The scripts are run and loaded by the test.
function FakeTTS.setUp(text)
  for name, value in pairs(_G) do offered[name] = value end
  local save = LOAD(text)()
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
  object.internal.given = state
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
  object.internal.restsAt = FakeTTS.frame + FakeTTS.fall
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
  die.internal.restsAt = FakeTTS.frame + FakeTTS.fall
  event('onObjectRandomize', die, player)
end

-- Where the game's physics brings a piece, without the script being told.
function FakeTTS.bring(guid, x, y, z, rotX, rotY, rotZ)
  local object = withGuid(guid)
  object.internal.position = Vector(x, y, z)
  object.internal.rotation = Vector(rotX, rotY, rotZ)
  object.internal.target = nil
end

-- A piece that never comes to rest: where it fell to, hangs, or lies in a hand.
function FakeTTS.disturb(guid, x, y, z, isInHand)
  local object = withGuid(guid)
  object.internal.position, object.internal.target = Vector(x, y, z), nil
  object.internal.restsAt = math.huge
  object.internal.zones = isInHand and { { type = 'Hand' } } or {}
end

function FakeTTS.delete(guid)
  FakeTTS.remove(withGuid(guid))
  FakeTTS.pass(10)
end

-- A player presses a button of the panel that names a function of Global.
function FakeTTS.pressed(handler, player, id) _G[handler](Player[player], nil, id) end

-- A player chooses an entry of an object's context menu.
function FakeTTS.choose(guid, entry, player)
  local object = withGuid(guid)
  local run = object.internal.menu and object.internal.menu[entry] or error('its menu has no entry ' .. entry)
  run(player, object.getPosition(), object)
end

-- A player chooses an entry of the table's own menu, opened over a point.
function FakeTTS.chooseOnTable(entry, player, x, z)
  local run = FakeTTS.menu[entry] or error('the menu has no entry ' .. entry)
  run(player, Vector(x, 1, z))
end

-- Whoever's turn it is passes it on by the game's own button.
function FakeTTS.passTurn()
  local turns = FakeTTS.turns
  if not turns.enable then error('turns are off') end
  for i, colour in ipairs(turns.order) do
    if colour == turns.turn_color then
      Turns.turn_color = turns.order[i % #turns.order + 1]
      return
    end
  end
end

-- Somebody joins the game, without a seat, or leaves it.
function FakeTTS.join(name)
  FakeTTS.spectators[#FakeTTS.spectators + 1] = name
  event('onPlayerConnect', FakeTTS.spectator(name))
end

function FakeTTS.quit(colour)
  local name = FakeTTS.seated[colour]
  FakeTTS.seated[colour] = nil
  event('onPlayerChangeColor', 'Grey')
  event('onPlayerDisconnect', FakeTTS.spectator(name))
end

-- Somebody takes a seat, or leaves it (no name).
function FakeTTS.sit(colour, name)
  FakeTTS.seated[colour] = name
  event('onPlayerChangeColor', colour)
end

-- A player copies an object and pastes it where it lies.
function FakeTTS.paste(guid)
  local object = withGuid(guid)
  local copy = object.clone({ position = object.getPosition() })
  copy.internal.restsAt = FakeTTS.frame + FakeTTS.fall
  FakeTTS.pass(60)
  return copy.guid
end

-- A player's own bag, which is no object of the save.
local bag = { hasTag = function() return false end }
local inBag = {}

-- A player lets a piece go over that bag.
function FakeTTS.bag(player, guid)
  local object = withGuid(guid)
  FakeTTS.pickUp(player, guid)
  object.held_by_color = nil
  event('onObjectDrop', player, object)
  table.insert(inBag, { Transform = object.internal.data.Transform, GMNotes = object.getGMNotes(), Tags = object.internal.tags })
  event('onObjectEnterContainer', bag, object)
  FakeTTS.remove(object)
  FakeTTS.pass(60)
end

-- A player empties the bag over a point: what was in it tumbles out.
function FakeTTS.emptyBag(x, z)
  for _, data in ipairs(inBag) do
    local object = spawnObjectData({ data = data, position = Vector(x, 1.2, z) })
    object.internal.restsAt = FakeTTS.frame + FakeTTS.fall
    event('onObjectLeaveContainer', bag, object)
  end
  inBag = {}
  FakeTTS.pass(120)
end

-- A player throws a piece off the table.
function FakeTTS.throwOff(player, guid)
  FakeTTS.pickUp(player, guid)
  FakeTTS.letGo(player, guid, 60, 60, -20)
  FakeTTS.pass(120)
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
      resting = object.resting,
      hiddenFrom = object.internal.hiddenFrom or {},
      swings = object.internal.velocity.x ~= 0 or object.internal.spin.y ~= 0,
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
    snapPoints = FakeTTS.snapPoints, handZones = next(FakeTTS.handZones) and FakeTTS.handZones or nil,
    looks = next(FakeTTS.looks) and FakeTTS.looks or nil,
    turns = FakeTTS.turns,
    ui = next(FakeTTS.ui) and FakeTTS.ui or nil, uiCalls = FakeTTS.uiCalls, state = onSave(),
  })
end

-- What the scripts of objects save, by id of their object, where it is not what they were given.
function FakeTTS.changedStates()
  local states = {}
  for object, globals in pairs(FakeTTS.scripts) do
    local state = globals.onSave()
    if state ~= object.internal.given then states[object.guid] = state end
  end
  return next(states) and JSON.encode(states) or '{}'
end
