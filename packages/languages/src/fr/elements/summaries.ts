/** French words of the rules in short. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'summary.waffle-wars.aim-title': 'Le but',
  'summary.waffle-wars.aim':
    'Deux camps, Fraises et Myrtilles, remplissent une gaufre de quatre quartiers. Tu gagnes avec trois des quartiers, avec cinq à la suite, ou avec un quartier rempli de tes seules baies.',
  'summary.waffle-wars.turn-title': 'Ton tour',
  'summary.waffle-wars.turn':
    'Pose une baie de ta main sur une case libre, ou saute avec une des tiennes par-dessus une baie adverse, jusqu’à la case libre juste derrière. La baie sautée quitte la partie. Seule la toute première fraise ne peut pas aller dans un coin de la gaufre.',
  'summary.waffle-wars.quadrant-title': 'Prendre un quartier',
  'summary.waffle-wars.quadrant':
    'Trois à la suite ou un carré de quatre à l’intérieur d’un quartier suffisent à le prendre. Il appartient au camp qui y a le plus de ces formes, et l’autre ne peut plus rien y poser.',
  'summary.waffle-wars.war-title': 'Le quartier de personne',
  'summary.waffle-wars.war':
    'Là où les deux camps ont autant de lignes et de carrés, le quartier n’appartient à personne, et aucun camp ne peut y poser de baie.',
  'summary.waffle-wars.fence-title': 'On peut sauter partout',
  'summary.waffle-wars.fence':
    'Tu peux sauter dans un quartier qui t’est fermé. Enlève ainsi une baie d’une ligne, et le quartier s’ouvre de nouveau.',
  'summary.waffle-wars.five-title': 'Cinq à la suite',
  'summary.waffle-wars.five':
    'Cinq à la suite gagnent n’importe où, droit ou en diagonale, et même à travers les frontières. Si les deux camps ont gagné, la meilleure victoire compte : six à la suite battent cinq, et un quartier rempli ou trois quartiers battent les deux.',
  'summary.waffle-wars.end-title': 'Le dernier mot',
  'summary.waffle-wars.end':
    'Les Fraises commencent, donc les Myrtilles ont encore un coup quand les Fraises gagnent : si ce coup les fait gagner aussi, la meilleure victoire compte. Qui ne peut plus jouer a perdu.',
  'summary.waffle-time.aim-title': 'Le but',
  'summary.waffle-time.aim':
    'Chacun garnit sa propre gaufre. Des garnitures dans les bons motifs rapportent du sirop, le sirop rapporte des points, et qui en a le plus après huit manches gagne.',
  'summary.waffle-time.draft-title': 'Choisir deux garnitures',
  'summary.waffle-time.draft':
    'Ton pion va sur un emplacement libre autour du plateau. Tu prends les deux garnitures les plus proches de la rangée ou de la colonne où il se trouve. Un emplacement sous une tuile n’est pas libre.',
  'summary.waffle-time.place-title': 'Les poser côte à côte',
  'summary.waffle-time.place':
    'Les deux vont sur deux cases qui ont un côté commun. La crème demande une case vide ; un fruit peut aussi se poser sur de la crème. Le sirop ne va pas sur la gaufre, mais dans ton distributeur.',
  'summary.waffle-time.pattern-title': 'Compléter un motif',
  'summary.waffle-time.pattern':
    'Chaque fruit a une carte motif commune à tous, ici trois cerises en ligne. Complète-la avec quelque chose que tu viens de poser, et du sirop passe du distributeur sur ses fruits. Aucun fruit ne reçoit de sirop deux fois.',
  'summary.waffle-time.goal-title': 'Objectifs et beurre',
  'summary.waffle-time.goal':
    'Trois objectifs sont visibles, par exemple du sirop dans deux coins opposés. Qui en atteint un en premier reçoit ses points et son beurre, qui remplit une case vide de la gaufre.',
  'summary.waffle-time.score-title': 'Ce qui compte',
  'summary.waffle-time.score':
    'Le sirop sur un fruit vaut 1 point, et 3 si le fruit est sur de la crème. Le beurre vaut 2, un distributeur vide 2, un objectif ce que dit sa carte.',
  'summary.waffle-time.end-title': 'Les manches',
  'summary.waffle-time.end':
    'Le pion le plus avancé joue en premier. Après chaque manche, les pions reviennent dans l’ordre où ils se trouvent et apportent du sirop, et quelques garnitures changent. Après huit manches, c’est fini. En solo, tu joues pour les points jusqu’à ce que le distributeur soit vide ou qu’il ne reste plus deux cases libres côte à côte.',
  'summary.top-waffle.aim-title': 'Le but',
  'summary.top-waffle.aim':
    'Pendant trois jours, tu tiens un stand de gaufres et sers des commandes avec les garnitures de ta main. Les commandes rapportent des points, ce qui reste le soir en coûte, et qui en a le plus gagne.',
  'summary.top-waffle.prepare-title': 'D’abord préparer',
  'summary.top-waffle.prepare':
    'Prends deux garnitures, chacune parmi les visibles ou dans la pioche, ou bien prends un objet à la place.',
  'summary.top-waffle.order-title': 'Servir des commandes',
  'summary.top-waffle.order':
    'Sers ensuite toutes les commandes que tu peux payer. La première, ici, demande une fraise, une banane et de la chantilly. Une nouvelle commande arrive aussitôt, et tu peux la servir aussi.',
  'summary.top-waffle.double-title': 'Doubles et cartes bonus',
  'summary.top-waffle.double':
    'Une double sert comme une de ses garnitures ou comme les deux. Une carte avec +1 donne un point de plus à la commande qu’elle paie.',
  'summary.top-waffle.items-title': 'Objets',
  'summary.top-waffle.items':
    'Joue des objets avant les commandes ou entre elles : le joker remplace n’importe quelle garniture, le mégaphone réserve une commande, le bac de recyclage te débarrasse d’une carte, le mixeur en change une. Deux voisins dans l’anneau font un objet plus fort. Touche un objet pour lire ce qu’il fait.',
  'summary.top-waffle.day-title': 'La fin d’un jour',
  'summary.top-waffle.day':
    'Sous les commandes se trouve une carte de fermeture. Quand elle apparaît, tu finis ton tour et tous les autres en ont encore un. Ce qui reste dans ta main va à ta poubelle.',
  'summary.top-waffle.score-title': 'Ce qui compte',
  'summary.top-waffle.score':
    'Après trois jours, chaque commande vaut ce qui est écrit dessus, et chaque carte bonus qu’elle contient vaut 1. Une carte à la poubelle coûte 1, une double ou une carte avec +1 coûte 2.',
  'summary.buffet-boss.aim-title': 'Le but',
  'summary.buffet-boss.aim':
    'Empile des aliments du buffet dans une assiette qui tangue. Les étoiles de tout ce qui y tient comptent, et qui en a le plus gagne.',
  'summary.buffet-boss.take-title': 'Prends un aliment',
  'summary.buffet-boss.take':
    'Sur le buffet, il y a un aliment de plus que de joueurs. Chacun à son tour en prend un et l’empile. Le dernier peut prendre les deux qui restent ; sinon, le reste va à la poubelle, et le joueur suivant commence.',
  'summary.buffet-boss.stack-title': 'Empile-le',
  'summary.buffet-boss.stack':
    'Tiens l’aliment au-dessus de ton assiette, tourne-le et lâche-le. Près du milieu, c’est sûr ; loin du centre, l’assiette bascule. Tu peux pousser ta pile pour l’arranger, mais tu n’en retires rien.',
  'summary.buffet-boss.fall-title': 'Quand quelque chose tombe',
  'summary.buffet-boss.fall':
    'Ce qui touche la table est tombé. Tu as trois secondes pour en ramasser la moitié, arrondie vers le haut, et la remettre. Le reste est perdu.',
  'summary.buffet-boss.score-title': 'Ce qui compte',
  'summary.buffet-boss.score':
    'Les étoiles de tous les aliments de ton assiette, et 5 pour la plus haute pile. Une pile à qui il manque un millimètre au plus reçoit aussi les 5.',
  'summary.buffet-boss.dinner-title': 'Dîner',
  'summary.buffet-boss.dinner':
    'Chacun garde en secret deux personnages, qui aiment certains aliments. Après sept manches, tu en dévoiles un, et il te rapporte des points pour ton assiette.',
  'summary.buffet-boss.all-title': 'Buffet à volonté',
  'summary.buffet-boss.all':
    'On joue tous ensemble, ou en solo : il faut empiler tous les aliments, et à chaque manche quelqu’un en prend deux. Si une seule pièce tombe, tout le monde a perdu.',
  'summary.waddle-waddle.aim-title': 'Le but',
  'summary.waddle-waddle.aim':
    'Des manchots se dandinent autour d’un Iceberg. Forme autant de groupes de ta couleur que tu peux : les petits comptent davantage.',
  'summary.waddle-waddle.add-title': 'Ajouter une tuile',
  'summary.waddle-waddle.add':
    'À chaque tour, tu ajoutes une de tes tuiles. Elle doit toucher l’Iceberg, ou au moins deux autres tuiles. Elle arrive en glissant sur la table, elle ne peut donc pas aller dans un trou.',
  'summary.waddle-waddle.move-title': 'Déplacer une tuile',
  'summary.waddle-waddle.move':
    'Avant ou après, tu peux déplacer une tuile, à toi ou non. Sans elle, ses voisines doivent encore toucher assez de choses, et rien ne doit se détacher.',
  'summary.waddle-waddle.types-title': 'Quatre types',
  'summary.waddle-waddle.types':
    'Un Alpha ne rejoint pas un groupe de sa couleur qui en a déjà un. Les Gros Bidons ne se touchent jamais. Un Grincheux ne bouge jamais. Chacun de tes Parents qui touche un Parent, à toi ou non, rapporte 2 points.',
  'summary.waddle-waddle.cards-title': 'Cartes',
  'summary.waddle-waddle.cards':
    'Les cartes demandent des motifs. Juste après une tuile qui en complète un, tu peux prendre sa carte, une par tour. Des symboles différents forment une série, qui vaut plus à chaque symbole : 3, 6, 10, 15, 21, 28.',
  'summary.waddle-waddle.score-title': 'Ce qui compte',
  'summary.waddle-waddle.score':
    'Des tuiles de ta couleur qui se touchent forment un groupe, à partir de deux. Dans ton plus grand groupe, chaque tuile compte une fois, dans le deuxième deux fois, dans le troisième trois fois, et ainsi de suite. Quand toutes les tuiles sont posées, qui a le plus de points gagne.',
  'summary.snake.aim-title': 'Le but',
  'summary.snake.aim': 'Chaque camp fait grandir un serpent de baies. Qui ne peut plus l’allonger a perdu.',
  'summary.snake.turn-title': 'Ton tour',
  'summary.snake.turn':
    'Ta première baie va où tu veux. Chacune des suivantes va sur une case libre à côté de ta dernière, droit ou en diagonale : ici, sur une des cases marquées.',
  'summary.snake.end-title': 'Enferme l’autre camp',
  'summary.snake.end':
    'Garde de la place devant ta propre tête, et prends-en à l’autre : il y en a plus vers le milieu qu’au bord.',
  'summary.waffle-checkers.aim-title': 'Le but',
  'summary.waffle-checkers.aim':
    'Amène une de tes baies sur la rangée du fond adverse avant que l’autre camp n’arrive sur la tienne.',
  'summary.waffle-checkers.step-title': 'Un pas',
  'summary.waffle-checkers.step':
    'Une baie va d’une case dans n’importe quelle direction, droit ou en diagonale, sur une case libre.',
  'summary.waffle-checkers.jump-title': 'Un saut',
  'summary.waffle-checkers.jump':
    'Ou bien elle saute par-dessus une baie adverse jusqu’à la case libre juste derrière, et peut repartir de là pour un autre saut. Ce qu’elle saute quitte la partie. Rien n’oblige à sauter.',
  'summary.waffle-checkers.end-title': 'La fin',
  'summary.waffle-checkers.end':
    'La première baie sur la rangée du fond adverse gagne. Qui ne peut plus jouer a perdu, et la même position pour la troisième fois donne une partie nulle.',
  'summary.hostage-rescue.aim-title': 'Le but',
  'summary.hostage-rescue.aim':
    'Une de tes baies est retenue dans le coin d’en face. Qui atteint en premier son propre otage a gagné.',
  'summary.hostage-rescue.turn-title': 'Lancer et avancer',
  'summary.hostage-rescue.turn':
    'Lance le dé, et avance avec une baie d’exactement autant de cases, à l’horizontale ou à la verticale. Elle peut passer tes propres baies, mais pas celles de l’autre camp, et ne s’arrête sur aucune des tiennes.',
  'summary.hostage-rescue.take-title': 'Prendre',
  'summary.hostage-rescue.take': 'Une baie adverse sur laquelle tu t’arrêtes quitte la partie.',
  'summary.hostage-rescue.six-title': 'Un six',
  'summary.hostage-rescue.six':
    'Un 6 se partage entre deux baies, comme tout lancer qu’aucune ne peut parcourir seule : l’une en fait une partie, une autre le reste.',
  'summary.connect-four.aim-title': 'Le but',
  'summary.connect-four.aim':
    'Quatre de tes baies à la suite gagnent : à l’horizontale, à la verticale ou en diagonale.',
  'summary.connect-four.turn-title': 'Ton tour',
  'summary.connect-four.turn':
    'Laisse tomber une baie dans une colonne. Elle s’arrête tout en bas, ou sur ce qui s’y trouve déjà.',
  'summary.connect-four.two-title': 'Deux bouts',
  'summary.connect-four.two': 'Trois à la suite avec les deux bouts libres, plus rien ne les arrête. Réagis avant.',
  'summary.connect-four.end-title': 'La fin',
  'summary.connect-four.end': 'Si la gaufre est pleine et que personne n’a quatre à la suite, personne n’a gagné.',
  'summary.reversi.aim-title': 'Le but',
  'summary.reversi.aim': 'Quand plus personne ne peut jouer, le camp qui a le plus de baies sur la gaufre a gagné.',
  'summary.reversi.turn-title': 'Ton tour',
  'summary.reversi.turn':
    'Pose une baie de sorte que des baies adverses se trouvent en ligne droite entre elle et une autre des tiennes. Toutes celles qui sont entre les deux deviennent les tiennes. Il faut en retourner au moins une.',
  'summary.reversi.lines-title': 'Toutes les lignes',
  'summary.reversi.lines':
    'Les lignes vont à l’horizontale, à la verticale et en diagonale, et un seul coup peut encadrer des baies sur plusieurs d’entre elles.',
  'summary.reversi.corner-title': 'Les coins',
  'summary.reversi.corner': 'Une baie dans un coin n’est plus jamais retournée.',
  'summary.reversi.end-title': 'Passer',
  'summary.reversi.end': 'Qui ne peut rien retourner passe. Quand aucun camp ne le peut plus, la partie est finie.',
};
