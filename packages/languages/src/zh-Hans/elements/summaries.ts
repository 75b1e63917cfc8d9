/** Simplified Chinese words of the rules in short. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'summary.waffle-wars.aim-title': '游戏目标',
  'summary.waffle-wars.aim':
    '草莓方和蓝莓方两方填一块有四个象限的华夫饼。占有三个象限、五子连线，或独自填满一个象限，即可获胜。',
  'summary.waffle-wars.turn-title': '你的回合',
  'summary.waffle-wars.turn':
    '把手中的一枚棋子放到空格，或用自己的一枚棋子跳过对方的棋子，落到其后的空格。被跳过的棋子出局。只有全局第一枚草莓不能放在华夫饼的角上。',
  'summary.waffle-wars.quadrant-title': '夺取象限',
  'summary.waffle-wars.quadrant':
    '在一个象限内三子连线，或四子成方形，就能夺取它。谁在其中的这类形状更多，谁就占有它，对方不能再往里放棋子。',
  'summary.waffle-wars.war-title': '无主的象限',
  'summary.waffle-wars.war': '双方在那里的连线和方形一样多时，象限不属于任何人，双方都不能往里放棋子。',
  'summary.waffle-wars.fence-title': '跳跃不受封锁',
  'summary.waffle-wars.fence': '对你封锁的象限，你也可以跳进去。这样吃掉连线中的一枚棋子，象限就重新开放了。',
  'summary.waffle-wars.five-title': '五子连线',
  'summary.waffle-wars.five':
    '五子连线在哪里都算赢，横竖斜均可，也可跨过边界。如果双方都赢了，以更强的一方为准：六子胜过五子，填满一个象限或占有三个象限又胜过这两种。',
  'summary.waffle-wars.end-title': '最后一着',
  'summary.waffle-wars.end':
    '草莓方先走，所以草莓方获胜时，蓝莓方还能再走一步：如果这一步也能赢，以更强的一方为准。无棋可走的一方输。',
  'summary.waffle-time.aim-title': '游戏目标',
  'summary.waffle-time.aim':
    '每人在自己的华夫饼上放配料。配料摆成正确的图案可得糖浆，糖浆可得分，八轮之后得分最高者获胜。',
  'summary.waffle-time.draft-title': '选两份配料',
  'summary.waffle-time.draft':
    '把米宝放到四周的一个空槽位。拿走它所在那一行或列中离它最近的两份配料。板块盖住的槽位不能放。',
  'summary.waffle-time.place-title': '并排放置',
  'summary.waffle-time.place':
    '两份配料要放在有公共边的两格上。奶油要放在空格；水果也可以放在奶油上。糖浆不放在华夫饼上，而是装进你的糖浆瓶。',
  'summary.waffle-time.pattern-title': '完成图案',
  'summary.waffle-time.pattern':
    '每种水果都有一张大家共用的图案牌，这里是三颗樱桃成一线。用刚放的东西完成图案，糖浆瓶里的糖浆就浇到那种水果上。一颗水果不会得到两次糖浆。',
  'summary.waffle-time.goal-title': '目标和黄油',
  'summary.waffle-time.goal':
    '桌上有三个目标，例如两个对角有糖浆。谁先达成一个，谁就得到它的分数和它的黄油，黄油填上华夫饼的一个空格。',
  'summary.waffle-time.score-title': '计分',
  'summary.waffle-time.score': '水果上的糖浆得1分，水果在奶油上则得3分。黄油2分，空糖浆瓶2分，目标按牌上所写得分。',
  'summary.waffle-time.end-title': '轮次',
  'summary.waffle-time.end':
    '米宝最靠前的人先走。每轮之后，米宝按所在顺序返回，带来新的糖浆，部分配料也会更换。八轮之后结束。单人游戏时，你尽量多得分，直到糖浆瓶空了，或再也没有两个相邻的空格。',
  'summary.top-waffle.aim-title': '游戏目标',
  'summary.top-waffle.aim': '你经营三天华夫饼摊，用手中的配料完成订单。订单得分，晚上剩下的要扣分，得分最高者获胜。',
  'summary.top-waffle.prepare-title': '先准备',
  'summary.top-waffle.prepare': '拿两张配料，每张可以从公开的牌中拿，也可以从牌堆拿；或者改拿一张道具。',
  'summary.top-waffle.order-title': '完成订单',
  'summary.top-waffle.order':
    '然后完成你付得起的所有订单。这里的第一张要一份草莓、一份香蕉和一份鲜奶油。新订单马上补上，你也可以接着完成它。',
  'summary.top-waffle.double-title': '双料牌和奖励牌',
  'summary.top-waffle.double': '双料牌可当作其中一种配料，也可两种都算。用带+1的牌支付，那张订单就多值1分。',
  'summary.top-waffle.items-title': '道具',
  'summary.top-waffle.items':
    '道具在订单之前或之间使用：百搭可当任何配料，扩音器预订一张订单，回收箱处理掉一张牌，搅拌机改变一张牌。圆环上相邻的两张合成一张更强的道具。点一下道具，看看它的作用。',
  'summary.top-waffle.day-title': '一天结束',
  'summary.top-waffle.day':
    '订单下面压着一张结束牌。它一出现，你走完自己的回合，其他人再各走一个回合。这时还在手中的牌进你的垃圾桶。',
  'summary.top-waffle.score-title': '计分',
  'summary.top-waffle.score':
    '三天之后，订单按所写得分，其中每张奖励牌得1分。垃圾桶里每张牌扣1分，双料牌或带+1的牌扣2分。',
  'summary.buffet-boss.aim-title': '游戏目标',
  'summary.buffet-boss.aim': '把自助餐的食物堆在摇晃的餐盘上。盘上所有食物的星都算分，星最多者获胜。',
  'summary.buffet-boss.take-title': '拿食物',
  'summary.buffet-boss.take':
    '取餐区的食物比玩家人数多一道。大家依次拿一道堆好。最后一人可以把剩下的两道都拿走；否则剩下的进垃圾桶，由下一名玩家先手。',
  'summary.buffet-boss.stack-title': '堆上去',
  'summary.buffet-boss.stack':
    '把食物拿到餐盘上方，转好角度，松手。靠近中间很稳；太靠外餐盘会倾斜。你可以把食物堆推正，但不能拿走任何东西。',
  'summary.buffet-boss.fall-title': '有食物掉落时',
  'summary.buffet-boss.fall': '碰到桌面就算掉落。你有三秒钟捡起其中一半（向上取整）放回去。其余的就没了。',
  'summary.buffet-boss.score-title': '计分',
  'summary.buffet-boss.score': '餐盘上所有食物的星，再加最高的一堆得5分。与它相差不到一毫米的也得5分。',
  'summary.buffet-boss.dinner-title': '晚餐',
  'summary.buffet-boss.dinner': '每人有两张秘密角色，各自喜欢某些食物。七轮之后，你公开其中一张，按你的餐盘得分。',
  'summary.buffet-boss.all-title': '吃到饱',
  'summary.buffet-boss.all': '大家合作，或一人独玩：所有食物都要堆好，每轮有一人拿两道。只要掉一件，所有人都输。',
  'summary.waddle-waddle.aim-title': '游戏目标',
  'summary.waddle-waddle.aim': '企鹅们摇摇摆摆地围着冰山走。尽量多组成自己颜色的组：小组更值分。',
  'summary.waddle-waddle.add-title': '添加板块',
  'summary.waddle-waddle.add':
    '每回合添加一枚自己的板块。它要挨着冰山，或至少挨着另外两枚板块。板块从桌面上滑进来，所以不能掉进洞里。',
  'summary.waddle-waddle.move-title': '移动板块',
  'summary.waddle-waddle.move':
    '在此之前或之后，你可以移动一枚板块，谁的都行。少了它，周围的板块仍要有足够的接触，也不能有板块断开。',
  'summary.waddle-waddle.types-title': '四种板块',
  'summary.waddle-waddle.types':
    '首领不能加入同色且已有首领的组。大肚子之间绝不相挨。暴脾气从不移动。你的每枚家长只要挨着任何一枚家长，就得2分。',
  'summary.waddle-waddle.cards-title': '牌',
  'summary.waddle-waddle.cards':
    '牌要求摆出图案。放下一枚完成图案的板块后，可以立即拿那张牌，每回合一张。不同符号组成一套，越多越值分：3、6、10、15、21、28。',
  'summary.waddle-waddle.score-title': '计分',
  'summary.waddle-waddle.score':
    '相挨的同色板块，两枚以上就是一组。你最大的一组每枚算一次，第二大的算两次，第三大的算三次，依此类推。所有板块放完后，得分最高者获胜。',
  'summary.snake.aim-title': '游戏目标',
  'summary.snake.aim': '双方各用棋子让自己的蛇变长。谁的蛇再也不能变长，谁就输。',
  'summary.snake.turn-title': '你的回合',
  'summary.snake.turn': '第一枚棋子放哪里都行。之后每枚都放在你上一枚旁边的空格，横竖斜均可：这里是有标记的任意一格。',
  'summary.snake.end-title': '困住对方',
  'summary.snake.end': '给自己的蛇头留出空间，同时挤占对方的：中间的空间比边上多。',
  'summary.waffle-checkers.aim-title': '游戏目标',
  'summary.waffle-checkers.aim': '抢在对方之前，让自己的一枚棋子到达对方的底线。',
  'summary.waffle-checkers.step-title': '走一步',
  'summary.waffle-checkers.step': '棋子向任意方向走一格到空格，横竖斜均可。',
  'summary.waffle-checkers.jump-title': '跳跃',
  'summary.waffle-checkers.jump':
    '或者跳过对方的棋子，落到其后的空格，还可以从那里接着跳。被跳过的棋子出局。不强制跳跃。',
  'summary.waffle-checkers.end-title': '结束',
  'summary.waffle-checkers.end': '先有棋子到达对方底线的一方获胜。无棋可走的一方输，同一局面第三次出现则为平局。',
  'summary.hostage-rescue.aim-title': '游戏目标',
  'summary.hostage-rescue.aim': '你的一枚棋子在对面的角上当人质。谁先走到自己的人质那里，谁就获胜。',
  'summary.hostage-rescue.turn-title': '掷骰行走',
  'summary.hostage-rescue.turn':
    '掷骰子，用一枚棋子沿行或列正好走那么多格。它可以越过自己的棋子，但不能越过对方的，也不能停在自己的棋子上。',
  'summary.hostage-rescue.take-title': '吃子',
  'summary.hostage-rescue.take': '你停在对方的棋子上，那枚棋子就出局。',
  'summary.hostage-rescue.six-title': '六点',
  'summary.hostage-rescue.six': '6点要分给两枚棋子，任何一枚都走不完的点数也一样：一枚走一部分，另一枚走剩下的。',
  'summary.connect-four.aim-title': '游戏目标',
  'summary.connect-four.aim': '自己的四枚棋子连成一线即获胜，横竖斜均可。',
  'summary.connect-four.turn-title': '你的回合',
  'summary.connect-four.turn': '让棋子从一列落下。它会停在最底部，或停在已有的棋子上。',
  'summary.connect-four.two-title': '两端皆空',
  'summary.connect-four.two': '两端都空的三子连线已经挡不住了。要提早防备。',
  'summary.connect-four.end-title': '结束',
  'summary.connect-four.end': '华夫饼满了而没有人四子连线，则无人获胜。',
  'summary.reversi.aim-title': '游戏目标',
  'summary.reversi.aim': '双方都无棋可走时，华夫饼上棋子更多的一方获胜。',
  'summary.reversi.turn-title': '你的回合',
  'summary.reversi.turn':
    '放一枚棋子，使它与你的另一枚棋子之间沿直线全是对方的棋子。中间的棋子都变成你的。至少要翻转一枚。',
  'summary.reversi.lines-title': '任意方向',
  'summary.reversi.lines': '横、竖、斜都可以，一步棋可以沿多条线夹住棋子。',
  'summary.reversi.corner-title': '角',
  'summary.reversi.corner': '角上的棋子再也不会被翻转。',
  'summary.reversi.end-title': '跳过',
  'summary.reversi.end': '没有可翻转的棋子就跳过。双方都没有时，对局结束。',
};
