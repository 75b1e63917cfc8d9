/** Spanish words of the rules in short. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'summary.waffle-wars.aim-title': 'El objetivo',
  'summary.waffle-wars.aim':
    'Dos bandos, Fresas y Arándanos, llenan un gofre de cuatro cuadrantes. Ganas con tres de los cuadrantes, con cinco en raya o con un cuadrante lleno solo de tus bayas.',
  'summary.waffle-wars.turn-title': 'Tu turno',
  'summary.waffle-wars.turn':
    'Coloca una baya de tu mano en una casilla libre, o salta con una de las tuyas sobre una baya rival hasta la casilla libre que hay detrás. La baya saltada sale del juego. Solo la primerísima fresa no puede ir a una esquina del gofre.',
  'summary.waffle-wars.quadrant-title': 'Toma un cuadrante',
  'summary.waffle-wars.quadrant':
    'Tres en raya o un cuadrado de cuatro dentro de un cuadrante lo toman. El dueño es el bando que tiene allí más de estas formas, y el otro no puede colocar nada en él.',
  'summary.waffle-wars.war-title': 'Cuadrante de nadie',
  'summary.waffle-wars.war':
    'Donde ambos bandos tienen igual número de líneas y cuadrados, el cuadrante no es de nadie, y ningún bando puede colocar allí una baya.',
  'summary.waffle-wars.fence-title': 'Se puede saltar a todas partes',
  'summary.waffle-wars.fence':
    'Puedes saltar a un cuadrante cerrado para ti. Así quitas una baya de una línea, y el cuadrante se abre otra vez.',
  'summary.waffle-wars.five-title': 'Cinco en raya',
  'summary.waffle-wars.five':
    'Cinco en raya ganan en cualquier sitio, en recto o en diagonal y a través de las fronteras. Si han ganado los dos bandos, cuenta la mejor victoria: seis en raya ganan a cinco, y un cuadrante lleno o tres cuadrantes ganan a ambas.',
  'summary.waffle-wars.end-title': 'La última palabra',
  'summary.waffle-wars.end':
    'Empiezan las Fresas, así que a los Arándanos les queda una jugada cuando ganan las Fresas: si con ella ganan también, cuenta la mejor victoria. Quien no puede jugar ha perdido.',
  'summary.waffle-time.aim-title': 'El objetivo',
  'summary.waffle-time.aim':
    'Cada cual pone ingredientes en su propio gofre. Los ingredientes en los patrones correctos dan sirope, el sirope da puntos, y tras ocho rondas gana quien tiene más.',
  'summary.waffle-time.draft-title': 'Elige dos ingredientes',
  'summary.waffle-time.draft':
    'Tu peón va a un hueco libre alrededor del tablero. Tomas los dos ingredientes más cercanos de la fila o columna en la que está. Un hueco bajo una loseta no está libre.',
  'summary.waffle-time.place-title': 'Colócalos juntos',
  'summary.waffle-time.place':
    'Los dos van en casillas que comparten un lado. La nata necesita una casilla vacía; la fruta puede ir también sobre nata. El sirope no va al gofre, sino a tu dispensador.',
  'summary.waffle-time.pattern-title': 'Completa un patrón',
  'summary.waffle-time.pattern':
    'Cada fruta tiene una carta de patrón común a todos; aquí, tres cerezas en línea. Complétalo con algo que acabas de colocar, y del dispensador pasa sirope a sus frutas. Ninguna fruta recibe sirope dos veces.',
  'summary.waffle-time.goal-title': 'Objetivos y mantequilla',
  'summary.waffle-time.goal':
    'Hay tres objetivos a la vista, por ejemplo sirope en dos esquinas opuestas. Quien cumple uno antes que nadie recibe sus puntos y su mantequilla, que llena una casilla vacía del gofre.',
  'summary.waffle-time.score-title': 'Lo que cuenta',
  'summary.waffle-time.score':
    'El sirope sobre fruta da 1 punto, y 3 si la fruta está sobre nata. La mantequilla da 2, un dispensador vacío 2, y un objetivo lo que dice su carta.',
  'summary.waffle-time.end-title': 'Las rondas',
  'summary.waffle-time.end':
    'El peón que está más adelante juega primero. Tras cada ronda, los peones vuelven en el orden en que están y traen más sirope, y cambian algunos ingredientes. Tras ocho rondas se acaba. A solas juegas por puntos, hasta que el dispensador está vacío o no quedan dos casillas libres juntas.',
  'summary.top-waffle.aim-title': 'El objetivo',
  'summary.top-waffle.aim':
    'Llevas un puesto de gofres durante tres días y completas pedidos con los ingredientes de tu mano. Los pedidos dan puntos, lo que sobra por la noche resta, y gana quien tiene más.',
  'summary.top-waffle.prepare-title': 'Primero, prepara',
  'summary.top-waffle.prepare':
    'Toma dos ingredientes, cada uno de los que están a la vista o del mazo, o toma un objeto en su lugar.',
  'summary.top-waffle.order-title': 'Completa pedidos',
  'summary.top-waffle.order':
    'Después completa tantos pedidos como puedas pagar. El primero de aquí pide una fresa, un plátano y nata montada. Enseguida llega un pedido nuevo, y también puedes completarlo.',
  'summary.top-waffle.double-title': 'Dobles y cartas con bonus',
  'summary.top-waffle.double':
    'Una carta doble sirve como uno de sus ingredientes o como los dos. Una carta con +1 hace que el pedido que paga valga un punto más.',
  'summary.top-waffle.items-title': 'Objetos',
  'summary.top-waffle.items':
    'Juega objetos antes de los pedidos o entre ellos: el comodín es cualquier ingrediente, el megáfono reserva un pedido, el reciclaje te quita una carta, la licuadora cambia una. Dos que son vecinos en el anillo forman un objeto más fuerte. Toca un objeto para leer lo que hace.',
  'summary.top-waffle.day-title': 'Acaba un día',
  'summary.top-waffle.day':
    'Bajo los pedidos hay una carta de cierre. Cuando aparece, acabas tu turno y todos los demás tienen uno más. Lo que queda en tu mano va a tu basura.',
  'summary.top-waffle.score-title': 'Lo que cuenta',
  'summary.top-waffle.score':
    'Tras los tres días, cada pedido vale lo que lleva escrito, y cada carta con bonus que hay en él, 1. Una carta en la basura cuesta 1; una doble o una con +1, 2.',
  'summary.buffet-boss.aim-title': 'El objetivo',
  'summary.buffet-boss.aim':
    'Apila comida del bufé en un plato que se balancea. Cuentan las estrellas de todo lo que se sostiene en él, y gana quien tiene más.',
  'summary.buffet-boss.take-title': 'Toma un alimento',
  'summary.buffet-boss.take':
    'En la línea del bufé hay un alimento más que jugadores. Uno tras otro, cada cual toma uno y lo apila. El último puede tomar los dos que quedan; si no, el resto va al cubo, y empieza el siguiente jugador.',
  'summary.buffet-boss.stack-title': 'Apílalo',
  'summary.buffet-boss.stack':
    'Sostén el alimento sobre tu plato, gíralo y suéltalo. Cerca del centro es seguro; lejos, el plato vuelca. Puedes empujar tu pila para ajustarla, pero no quitas nada de ella.',
  'summary.buffet-boss.fall-title': 'Cuando algo se cae',
  'summary.buffet-boss.fall':
    'Lo que toca la mesa se ha caído. Tienes tres segundos para recoger la mitad, redondeada hacia arriba, y volver a ponerla. El resto se pierde.',
  'summary.buffet-boss.score-title': 'Lo que cuenta',
  'summary.buffet-boss.score':
    'Las estrellas de todos los alimentos de tu plato, y 5 por la pila más alta. Una pila a la que le falta un milímetro como mucho también recibe los 5.',
  'summary.buffet-boss.dinner-title': 'Cena',
  'summary.buffet-boss.dinner':
    'Cada cual tiene en secreto dos personajes, a los que les gustan ciertos alimentos. Tras siete rondas revelas uno de ellos, que te da puntos por tu plato.',
  'summary.buffet-boss.all-title': 'All-You-Can-Eat',
  'summary.buffet-boss.all':
    'Se juega en equipo o a solas: hay que apilar todos los alimentos, y en cada ronda alguien toma dos. Si se cae una sola pieza, todos han perdido.',
  'summary.waddle-waddle.aim-title': 'El objetivo',
  'summary.waddle-waddle.aim':
    'Los pingüinos se contonean alrededor de un Iceberg. Forma todos los grupos de tu color que puedas: los pequeños cuentan más.',
  'summary.waddle-waddle.add-title': 'Coloca una loseta',
  'summary.waddle-waddle.add':
    'En cada turno colocas una de tus losetas. Tiene que tocar el Iceberg o al menos otras dos losetas. Entra deslizándose por la mesa, así que no puede caer en un agujero.',
  'summary.waddle-waddle.move-title': 'Mueve una loseta',
  'summary.waddle-waddle.move':
    'Antes o después puedes mover una loseta, sea de quien sea. Sin ella, sus vecinas tienen que seguir tocando lo suficiente, y nada puede separarse.',
  'summary.waddle-waddle.types-title': 'Cuatro tipos',
  'summary.waddle-waddle.types':
    'Un Alfa no se une a un grupo de su color que ya tiene uno. Los Barrigones no se tocan nunca. Un Gruñón no se mueve nunca. Cada uno de tus Progenitores que toca a un Progenitor cualquiera da 2 puntos.',
  'summary.waddle-waddle.cards-title': 'Cartas',
  'summary.waddle-waddle.cards':
    'Las cartas piden patrones. Justo después de una loseta que completa uno puedes tomar su carta, una por turno. Símbolos distintos forman una serie, que vale más cuanto mayor es: 3, 6, 10, 15, 21, 28.',
  'summary.waddle-waddle.score-title': 'Lo que cuenta',
  'summary.waddle-waddle.score':
    'Las losetas de tu color que se tocan son un grupo, a partir de dos. En tu grupo mayor cada loseta cuenta una vez, en el segundo dos veces, en el tercero tres, y así sucesivamente. Cuando están todas las losetas, gana quien tiene más puntos.',
  'summary.snake.aim-title': 'El objetivo',
  'summary.snake.aim': 'Cada bando hace crecer una serpiente de bayas. Quien ya no puede alargarla ha perdido.',
  'summary.snake.turn-title': 'Tu turno',
  'summary.snake.turn':
    'Tu primera baya va donde quieras. Cada una de las siguientes va en una casilla libre junto a tu última, en recto o en diagonal: aquí, en cualquiera de las marcadas.',
  'summary.snake.end-title': 'Encierra al otro bando',
  'summary.snake.end':
    'Guarda sitio delante de tu propia cabeza y quítaselo a la otra: cerca del centro hay más que en el borde.',
  'summary.waffle-checkers.aim-title': 'El objetivo',
  'summary.waffle-checkers.aim':
    'Lleva una de tus bayas a la última fila del otro bando antes de que llegue a la tuya.',
  'summary.waffle-checkers.step-title': 'Paso',
  'summary.waffle-checkers.step':
    'Una baya avanza una casilla en cualquier dirección, en recto o en diagonal, hasta una casilla libre.',
  'summary.waffle-checkers.jump-title': 'Salto',
  'summary.waffle-checkers.jump':
    'O salta sobre una baya rival hasta la casilla libre que hay detrás, y desde allí puede seguir saltando. Lo que salta sale del juego. Nadie está obligado a saltar.',
  'summary.waffle-checkers.end-title': 'El final',
  'summary.waffle-checkers.end':
    'Gana la primera baya en la última fila del otro bando. Quien no puede jugar ha perdido, y la misma posición por tercera vez es empate.',
  'summary.hostage-rescue.aim-title': 'El objetivo',
  'summary.hostage-rescue.aim':
    'Una de tus bayas está retenida en la esquina de enfrente. Quien llega primero a su propio rehén ha ganado.',
  'summary.hostage-rescue.turn-title': 'Tira y avanza',
  'summary.hostage-rescue.turn':
    'Tira el dado y avanza con una baya exactamente ese número de casillas, en horizontal o en vertical. Puede pasar por encima de tus propias bayas, pero no de las del otro bando, y no se detiene sobre ninguna tuya.',
  'summary.hostage-rescue.take-title': 'Captura',
  'summary.hostage-rescue.take': 'Una baya del otro bando sobre la que te detienes sale del juego.',
  'summary.hostage-rescue.six-title': 'Un seis',
  'summary.hostage-rescue.six':
    'Un 6 se reparte entre dos bayas, y también una tirada que ninguna puede recorrer sola: una avanza una parte, y otra el resto.',
  'summary.connect-four.aim-title': 'El objetivo',
  'summary.connect-four.aim': 'Ganan cuatro de tus bayas en raya: en horizontal, en vertical o en diagonal.',
  'summary.connect-four.turn-title': 'Tu turno',
  'summary.connect-four.turn': 'Deja caer una baya por una columna. Se queda en el fondo o sobre lo que ya haya allí.',
  'summary.connect-four.two-title': 'Dos extremos',
  'summary.connect-four.two': 'A tres en raya con los dos extremos libres ya no hay quien las pare. Evítalo antes.',
  'summary.connect-four.end-title': 'El final',
  'summary.connect-four.end': 'Si el gofre está lleno y nadie tiene cuatro en raya, nadie ha ganado.',
  'summary.reversi.aim-title': 'El objetivo',
  'summary.reversi.aim': 'Cuando ya nadie puede jugar, ha ganado quien tiene más bayas en el gofre.',
  'summary.reversi.turn-title': 'Tu turno',
  'summary.reversi.turn':
    'Coloca una baya de modo que haya bayas rivales en línea recta entre ella y otra de las tuyas. Todas las de en medio pasan a ser tuyas. Tiene que voltearse al menos una.',
  'summary.reversi.lines-title': 'Cualquier línea',
  'summary.reversi.lines':
    'Las líneas van en horizontal, en vertical y en diagonal, y una sola jugada puede encerrar bayas en varias de ellas.',
  'summary.reversi.corner-title': 'Esquinas',
  'summary.reversi.corner': 'Una baya en una esquina ya no se voltea nunca.',
  'summary.reversi.end-title': 'Pasar',
  'summary.reversi.end':
    'Quien no puede voltear nada pasa. Cuando no puede ninguno de los dos bandos, la partida ha terminado.',
};
