/** Brazilian Portuguese words of the rules in short. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'summary.waffle-wars.aim-title': 'O objetivo',
  'summary.waffle-wars.aim':
    'Dois lados, Morangos e Mirtilos, enchem um waffle de quatro quadrantes. Você ganha com três dos quadrantes, com cinco em linha ou com um quadrante cheio só de peças suas.',
  'summary.waffle-wars.turn-title': 'Seu turno',
  'summary.waffle-wars.turn':
    'Coloque uma peça da sua mão em uma casa livre, ou salte com uma das suas por cima de uma peça adversária até a casa livre logo atrás. A peça saltada sai do jogo. Só o primeiríssimo morango não pode ir para um canto do waffle.',
  'summary.waffle-wars.quadrant-title': 'Tome um quadrante',
  'summary.waffle-wars.quadrant':
    'Três em linha ou um quadrado de quatro dentro de um quadrante o conquistam. O dono é o lado que tem ali mais dessas formas, e o outro não pode colocar nada nele.',
  'summary.waffle-wars.war-title': 'Quadrante de ninguém',
  'summary.waffle-wars.war':
    'Onde os dois lados têm o mesmo número de linhas e quadrados, o quadrante não é de ninguém, e nenhum dos lados pode colocar uma peça ali.',
  'summary.waffle-wars.fence-title': 'Dá para saltar em toda parte',
  'summary.waffle-wars.fence':
    'Você pode saltar para um quadrante que está fechado para você. Tire assim uma peça de uma linha, e o quadrante se abre de novo.',
  'summary.waffle-wars.five-title': 'Cinco em linha',
  'summary.waffle-wars.five':
    'Cinco em linha ganham em qualquer lugar, em linha reta ou na diagonal, mesmo através das fronteiras. Se os dois lados ganharam, vale a melhor vitória: seis em linha vencem cinco, e um quadrante cheio ou três quadrantes vencem as duas.',
  'summary.waffle-wars.end-title': 'A última palavra',
  'summary.waffle-wars.end':
    'Os Morangos começam, então os Mirtilos ainda têm uma jogada quando os Morangos ganham: se com ela também ganharem, vale a melhor vitória. Quem não pode jogar perdeu.',
  'summary.waffle-time.aim-title': 'O objetivo',
  'summary.waffle-time.aim':
    'Cada um põe coberturas no próprio waffle. Coberturas nos padrões certos rendem calda, a calda rende pontos, e depois de oito rodadas ganha quem tiver mais.',
  'summary.waffle-time.draft-title': 'Escolha duas coberturas',
  'summary.waffle-time.draft':
    'O seu peão vai para uma vaga livre em volta do tabuleiro. Você pega as duas coberturas mais próximas da fileira ou coluna em que ele está. Uma vaga sob um ladrilho não está livre.',
  'summary.waffle-time.place-title': 'Coloque-as lado a lado',
  'summary.waffle-time.place':
    'As duas vão em casas que têm um lado em comum. O creme precisa de uma casa vazia; a fruta também pode ir sobre creme. A calda não vai no waffle, mas no seu dispenser.',
  'summary.waffle-time.pattern-title': 'Complete um padrão',
  'summary.waffle-time.pattern':
    'Cada fruta tem uma carta de padrão comum a todos; aqui, três cerejas em linha. Complete-o com algo que você acabou de colocar, e a calda passa do dispenser para as frutas dele. Nenhuma fruta recebe calda duas vezes.',
  'summary.waffle-time.goal-title': 'Objetivos e manteiga',
  'summary.waffle-time.goal':
    'Há três objetivos à vista, como calda em dois cantos opostos. Quem cumpre um primeiro recebe os pontos e a manteiga dele, que preenche uma casa vazia do waffle.',
  'summary.waffle-time.score-title': 'O que conta',
  'summary.waffle-time.score':
    'Calda sobre fruta vale 1 ponto, e 3 se a fruta estiver no creme. A manteiga vale 2, um dispenser vazio 2, e um objetivo o que diz a carta.',
  'summary.waffle-time.end-title': 'As rodadas',
  'summary.waffle-time.end':
    'O peão mais à frente joga primeiro. Depois de cada rodada, os peões voltam na ordem em que estão e trazem mais calda, e algumas coberturas mudam. Depois de oito rodadas, acabou. Sozinho, você joga por pontos até o dispenser ficar vazio ou não haver duas casas livres lado a lado.',
  'summary.top-waffle.aim-title': 'O objetivo',
  'summary.top-waffle.aim':
    'Você cuida de uma barraca de waffles por três dias e completa pedidos com as coberturas da sua mão. Pedidos dão pontos, o que sobra à noite tira alguns, e ganha quem tiver mais.',
  'summary.top-waffle.prepare-title': 'Primeiro, prepare',
  'summary.top-waffle.prepare':
    'Pegue duas coberturas, cada uma das que estão à vista ou do monte, ou pegue um item no lugar delas.',
  'summary.top-waffle.order-title': 'Complete pedidos',
  'summary.top-waffle.order':
    'Depois complete todos os pedidos que puder pagar. O primeiro aqui quer um morango, uma banana e chantilly. Um pedido novo chega na hora, e você pode completar esse também.',
  'summary.top-waffle.double-title': 'Duplas e cartas com bônus',
  'summary.top-waffle.double':
    'Uma dupla serve como uma das suas coberturas ou como as duas. Uma carta com +1 faz o pedido que ela paga valer um ponto a mais.',
  'summary.top-waffle.items-title': 'Itens',
  'summary.top-waffle.items':
    'Use itens antes dos pedidos ou entre eles: o coringa é qualquer cobertura, o megafone reserva um pedido, a reciclagem elimina uma carta, o liquidificador troca uma. Dois vizinhos no anel formam um item mais forte. Toque em um item para ler o que ele faz.',
  'summary.top-waffle.day-title': 'Um dia acaba',
  'summary.top-waffle.day':
    'Sob os pedidos há uma carta de fechamento. Quando ela aparece, você termina o seu turno e todos os outros têm mais um. O que ainda está na sua mão vai para o seu lixo.',
  'summary.top-waffle.score-title': 'O que conta',
  'summary.top-waffle.score':
    'Depois de três dias, cada pedido vale o que está escrito nele, e cada carta com bônus nele vale 1. Uma carta no lixo custa 1; uma dupla ou uma com +1, 2.',
  'summary.buffet-boss.aim-title': 'O objetivo',
  'summary.buffet-boss.aim':
    'Empilhe comidas do bufê em um prato que balança. Contam as estrelas de tudo o que fica em pé nele, e ganha quem tiver mais.',
  'summary.buffet-boss.take-title': 'Pegue uma comida',
  'summary.buffet-boss.take':
    'Na linha do bufê há uma comida a mais do que jogadores. Um depois do outro, cada um pega uma e a empilha. O último pode pegar as duas que restam; senão, o resto vai para a lixeira, e o jogador seguinte começa.',
  'summary.buffet-boss.stack-title': 'Empilhe',
  'summary.buffet-boss.stack':
    'Segure a comida sobre o seu prato, gire e solte. Perto do meio é seguro; longe dele o prato tomba. Você pode empurrar a pilha para ajustá-la, mas não tira nada dela.',
  'summary.buffet-boss.fall-title': 'Quando algo cai',
  'summary.buffet-boss.fall':
    'O que encosta na mesa caiu. Você tem três segundos para recolher a metade, arredondada para cima, e pôr de volta. O resto se perde.',
  'summary.buffet-boss.score-title': 'O que conta',
  'summary.buffet-boss.score':
    'As estrelas de todas as comidas no seu prato, e 5 pela pilha mais alta. Uma pilha a que falta no máximo um milímetro também recebe os 5.',
  'summary.buffet-boss.dinner-title': 'Jantar',
  'summary.buffet-boss.dinner':
    'Cada um tem em segredo dois personagens, que gostam de certas comidas. Depois de sete rodadas, você revela um deles, e ele dá pontos pelo seu prato.',
  'summary.buffet-boss.all-title': 'All-You-Can-Eat',
  'summary.buffet-boss.all':
    'Todos jogam juntos, ou você joga sozinho: todas as comidas precisam ser empilhadas, e em cada rodada alguém pega duas. Se uma única peça cair, todos perdem.',
  'summary.waddle-waddle.aim-title': 'O objetivo',
  'summary.waddle-waddle.aim':
    'Pinguins gingam em volta de um Iceberg. Forme tantos grupos da sua cor quanto puder: os pequenos contam mais.',
  'summary.waddle-waddle.add-title': 'Coloque um ladrilho',
  'summary.waddle-waddle.add':
    'Em cada turno você coloca um dos seus ladrilhos. Ele precisa encostar no Iceberg ou em pelo menos dois outros ladrilhos. Ele entra deslizando pela mesa, então não pode cair em um buraco.',
  'summary.waddle-waddle.move-title': 'Mova um ladrilho',
  'summary.waddle-waddle.move':
    'Antes ou depois, você pode mover um ladrilho, de quem for. Sem ele, os vizinhos ainda precisam encostar o suficiente, e nada pode se separar.',
  'summary.waddle-waddle.types-title': 'Quatro tipos',
  'summary.waddle-waddle.types':
    'Um Alfa não entra em um grupo da sua cor que já tem um. Barrigudos nunca se encostam. Um Rabugento nunca se move. Cada Progenitor seu que encosta em um Progenitor qualquer dá 2 pontos.',
  'summary.waddle-waddle.cards-title': 'Cartas',
  'summary.waddle-waddle.cards':
    'As cartas pedem padrões. Logo depois de um ladrilho que completa um, você pode pegar a carta dele, uma por turno. Símbolos diferentes formam uma série, que vale mais quanto maior for: 3, 6, 10, 15, 21, 28.',
  'summary.waddle-waddle.score-title': 'O que conta',
  'summary.waddle-waddle.score':
    'Ladrilhos da sua cor que se encostam são um grupo, a partir de dois. No seu maior grupo, cada ladrilho conta uma vez, no segundo duas, no terceiro três, e assim por diante. Quando todos os ladrilhos estão na mesa, ganha quem tiver mais pontos.',
  'summary.snake.aim-title': 'O objetivo',
  'summary.snake.aim': 'Cada lado faz crescer uma cobra de peças. Quem não pode mais aumentá-la perdeu.',
  'summary.snake.turn-title': 'Seu turno',
  'summary.snake.turn':
    'A sua primeira peça vai aonde você quiser. Cada uma das seguintes vai em uma casa livre ao lado da sua última, em linha reta ou na diagonal: aqui, em qualquer uma das marcadas.',
  'summary.snake.end-title': 'Prenda o outro lado',
  'summary.snake.end':
    'Guarde espaço diante da sua própria cabeça e tire-o da outra: perto do meio há mais do que na borda.',
  'summary.waffle-checkers.aim-title': 'O objetivo',
  'summary.waffle-checkers.aim': 'Leve uma das suas peças à última fileira do outro lado antes que ele chegue à sua.',
  'summary.waffle-checkers.step-title': 'Passo',
  'summary.waffle-checkers.step':
    'Uma peça anda uma casa em qualquer direção, em linha reta ou na diagonal, até uma casa livre.',
  'summary.waffle-checkers.jump-title': 'Salto',
  'summary.waffle-checkers.jump':
    'Ou salta por cima de uma peça adversária até a casa livre logo atrás, e dali pode continuar saltando. O que ela salta sai do jogo. Ninguém é obrigado a saltar.',
  'summary.waffle-checkers.end-title': 'O fim',
  'summary.waffle-checkers.end':
    'A primeira peça na última fileira do outro lado ganha. Quem não pode jogar perdeu, e a mesma posição pela terceira vez é empate.',
  'summary.hostage-rescue.aim-title': 'O objetivo',
  'summary.hostage-rescue.aim':
    'Uma das suas peças está presa no canto oposto. Quem chega primeiro ao próprio refém ganhou.',
  'summary.hostage-rescue.turn-title': 'Lance e ande',
  'summary.hostage-rescue.turn':
    'Lance o dado e ande com uma peça exatamente esse número de casas, na horizontal ou na vertical. Ela pode passar por cima das suas próprias peças, mas não das do outro lado, e não para sobre nenhuma das suas.',
  'summary.hostage-rescue.take-title': 'Capture',
  'summary.hostage-rescue.take': 'Uma peça do outro lado sobre a qual você para sai do jogo.',
  'summary.hostage-rescue.six-title': 'Um seis',
  'summary.hostage-rescue.six':
    'Um 6 se divide entre duas peças, e também um resultado que nenhuma pode andar sozinha: uma anda uma parte, e outra o resto.',
  'summary.connect-four.aim-title': 'O objetivo',
  'summary.connect-four.aim': 'Quatro das suas peças em linha ganham: na horizontal, na vertical ou na diagonal.',
  'summary.connect-four.turn-title': 'Seu turno',
  'summary.connect-four.turn': 'Deixe uma peça cair em uma coluna. Ela fica no fundo ou em cima do que já está ali.',
  'summary.connect-four.two-title': 'Duas pontas',
  'summary.connect-four.two': 'Três em linha com as duas pontas livres não há mais como parar. Cuide disso antes.',
  'summary.connect-four.end-title': 'O fim',
  'summary.connect-four.end': 'Se o waffle está cheio e ninguém tem quatro em linha, ninguém ganhou.',
  'summary.reversi.aim-title': 'O objetivo',
  'summary.reversi.aim': 'Quando ninguém mais pode jogar, ganhou quem tem mais peças no waffle.',
  'summary.reversi.turn-title': 'Seu turno',
  'summary.reversi.turn':
    'Coloque uma peça de modo que peças adversárias fiquem em linha reta entre ela e outra das suas. Todas as que estão no meio passam a ser suas. Pelo menos uma precisa virar.',
  'summary.reversi.lines-title': 'Qualquer linha',
  'summary.reversi.lines':
    'As linhas vão na horizontal, na vertical e na diagonal, e uma só jogada pode cercar peças em várias delas.',
  'summary.reversi.corner-title': 'Cantos',
  'summary.reversi.corner': 'Uma peça em um canto nunca mais vira.',
  'summary.reversi.end-title': 'Passar',
  'summary.reversi.end': 'Quem não pode virar nada passa. Quando nenhum dos lados pode mais, a partida acabou.',
};
