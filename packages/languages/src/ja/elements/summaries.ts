/** Japanese words of the rules in short. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'summary.waffle-wars.aim-title': '目的',
  'summary.waffle-wars.aim':
    'いちごとブルーベリーの2つの側が、4つの区画からなるワッフルを埋めていきます。区画を3つ取るか、5つ並べるか、1つの区画を自分だけで埋めれば勝ちです。',
  'summary.waffle-wars.turn-title': 'あなたの番',
  'summary.waffle-wars.turn':
    '手持ちのコマを空きマスに置くか、自分のコマで相手のコマを跳び越し、その先の空きマスに着地します。跳び越されたコマはゲームから除かれます。いちばん最初のいちごだけは、ワッフルの隅に置けません。',
  'summary.waffle-wars.quadrant-title': '区画を取る',
  'summary.waffle-wars.quadrant':
    '区画の中で3つ並べるか、4つで正方形を作れば、その区画を取れます。これを多く作った側が持ち主になり、相手はそこに何も置けません。',
  'summary.waffle-wars.war-title': '誰のものでもない区画',
  'summary.waffle-wars.war': '並びと正方形の数が双方同じなら、区画は誰のものでもなく、どちらもそこにコマを置けません。',
  'summary.waffle-wars.fence-title': 'ジャンプは止められない',
  'summary.waffle-wars.fence':
    '置けない区画にも、ジャンプでなら入れます。そうして並びからコマを取り除けば、区画はまた開きます。',
  'summary.waffle-wars.five-title': '5つ並び',
  'summary.waffle-wars.five':
    '5つ並びは、縦、横、斜めのどこでも、区画の境をまたいでも勝ちです。双方が勝ちの形になったら、強いほうの勝ちです。6つ並びは5つ並びより強く、埋めた区画や3つの区画はそのどちらよりも強くなります。',
  'summary.waffle-wars.end-title': '最後の一手',
  'summary.waffle-wars.end':
    '先手はいちごです。そのため、いちごが勝ってもブルーベリーにはもう1手あり、それで自分も勝てれば強いほうの勝ちになります。指せる手がなければ負けです。',
  'summary.waffle-time.aim-title': '目的',
  'summary.waffle-time.aim':
    'それぞれが自分のワッフルにトッピングをのせます。正しいパターンに並べるとシロップが、シロップからは得点がもらえ、8ラウンドの後に得点がいちばん多い人の勝ちです。',
  'summary.waffle-time.draft-title': 'トッピングを2つ選ぶ',
  'summary.waffle-time.draft':
    'ポーンをまわりの空いたスロットに置きます。その列で、ポーンに近いほうからトッピングを2つ取ります。タイルの下のスロットには置けません。',
  'summary.waffle-time.place-title': '隣り合わせに置く',
  'summary.waffle-time.place':
    '2つのトッピングは、辺で接する2マスに置きます。クリームは空きマスに、果物はクリームの上にも置けます。シロップはワッフルではなく、ディスペンサーに入ります。',
  'summary.waffle-time.pattern-title': 'パターンを完成させる',
  'summary.waffle-time.pattern':
    '果物ごとに全員共通のパターンカードが1枚あります。ここではチェリーが一列に3つです。いま置いたものでパターンを完成させると、ディスペンサーからその果物にシロップがかかります。すでにシロップのかかった果物には、もうかかりません。',
  'summary.waffle-time.goal-title': '目標とバター',
  'summary.waffle-time.goal':
    '「対角の2つの隅にシロップ」のような目標が3つあります。最初に達成した人は、その得点と、ワッフルの空きマスを埋めるバターをもらえます。',
  'summary.waffle-time.score-title': '得点',
  'summary.waffle-time.score':
    '果物にかけたシロップは1点、その果物がクリームの上なら3点です。バターは2点、空のディスペンサーは2点、目標はカードに書かれた得点です。',
  'summary.waffle-time.end-title': 'ラウンド',
  'summary.waffle-time.end':
    'ポーンが先頭の人から手番です。ラウンドが終わるたびに、ポーンはいまの順に戻り、新しいシロップがもらえ、トッピングの一部が入れ替わります。8ラウンドで終わりです。1人なら、ディスペンサーが空になるか、隣り合う空きマスが2つなくなるまで得点を伸ばします。',
  'summary.top-waffle.aim-title': '目的',
  'summary.top-waffle.aim':
    '3日間ワッフルの屋台を開き、手札のトッピングで注文を達成します。注文は得点になり、夜に残ったものは減点です。得点がいちばん多い人の勝ちです。',
  'summary.top-waffle.prepare-title': 'まず準備',
  'summary.top-waffle.prepare':
    '公開されたカードか山札からトッピングを2枚取ります。代わりにアイテムを1枚取ることもできます。',
  'summary.top-waffle.order-title': '注文を達成する',
  'summary.top-waffle.order':
    '次に、支払えるだけ注文を達成します。ここの最初の注文には、いちご、バナナ、ホイップクリームが必要です。すぐに新しい注文が出て、それも達成できます。',
  'summary.top-waffle.double-title': 'ダブルカードとボーナスカード',
  'summary.top-waffle.double':
    'ダブルカードは、描かれたトッピングのどちらか1つにも、両方にも使えます。+1のカードで支払うと、その注文は1点高くなります。',
  'summary.top-waffle.items-title': 'アイテム',
  'summary.top-waffle.items':
    'アイテムは注文の前や合間に使います。ワイルドはどのトッピングにもなり、メガホンは注文を予約し、リサイクルボックスはカードを手放し、ブレンダーはカードを変えます。輪で隣り合う2つを合わせると、より強い1つになります。アイテムに触れると効果を読めます。',
  'summary.top-waffle.day-title': '一日の終わり',
  'summary.top-waffle.day':
    '注文の下には終了カードがあります。それが出たら、自分の手番を終え、ほかの全員があと1手番ずつ行います。そのとき手札に残ったものは、自分のごみ箱に入ります。',
  'summary.top-waffle.score-title': '得点',
  'summary.top-waffle.score':
    '3日が終わると、注文は書かれた得点、その中のボーナスカードは1枚1点になります。ごみ箱のカードは1枚につき1点、ダブルカードや+1のカードは2点の減点です。',
  'summary.buffet-boss.aim-title': '目的',
  'summary.buffet-boss.aim':
    'ビュッフェの料理を、揺れる皿の上に積みます。皿にのっているものすべてのスターを数え、いちばん多い人の勝ちです。',
  'summary.buffet-boss.take-title': '料理を取る',
  'summary.buffet-boss.take':
    '列には人数より1つ多く料理が並びます。順番に1つずつ取って積みます。最後の人は残った2つを両方取ってもかまいません。取らなければ残りはごみ箱に入り、次の人が先手になります。',
  'summary.buffet-boss.stack-title': '積む',
  'summary.buffet-boss.stack':
    '料理を皿の上にかざし、回して、放します。真ん中の近くは安全ですが、外側では皿が傾きます。山を押して整えてもかまいませんが、取り除くことはできません。',
  'summary.buffet-boss.fall-title': '落ちたとき',
  'summary.buffet-boss.fall':
    'テーブルに触れた料理は落ちたことになります。3秒のうちに、その半分（端数切り上げ）を拾って皿に戻せます。残りは失われます。',
  'summary.buffet-boss.score-title': '得点',
  'summary.buffet-boss.score':
    '皿の上のすべての料理のスターと、いちばん高い山に5点。高さの差が1ミリ以内の山にも5点が入ります。',
  'summary.buffet-boss.dinner-title': 'ディナー',
  'summary.buffet-boss.dinner':
    'それぞれが、好きな料理の決まった秘密のキャラクターを2枚持ちます。7ラウンドの後に1枚を公開し、自分の皿に応じて得点します。',
  'summary.buffet-boss.all-title': '食べ放題',
  'summary.buffet-boss.all':
    '全員で、または1人で遊びます。すべての料理を積まなければならず、毎ラウンド誰かが2つ取ります。1つでも落ちたら全員の負けです。',
  'summary.waddle-waddle.aim-title': '目的',
  'summary.waddle-waddle.aim':
    'ペンギンたちが氷山のまわりをよちよち歩きます。自分の色のグループをできるだけたくさん作ってください。小さいグループほど大きく数えます。',
  'summary.waddle-waddle.add-title': 'タイルを置く',
  'summary.waddle-waddle.add':
    '毎手番、自分のタイルを1枚置きます。氷山か、ほかのタイル2枚以上に接していなければなりません。テーブルの上を滑らせて入れるので、穴の中には置けません。',
  'summary.waddle-waddle.move-title': 'タイルを動かす',
  'summary.waddle-waddle.move':
    'その前か後に、誰のタイルでも1枚動かせます。まわりのタイルはそれがなくても十分に接していて、何も切り離されてはいけません。',
  'summary.waddle-waddle.types-title': '4つの種類',
  'summary.waddle-waddle.types':
    'アルファは、同じ色のアルファがいるグループには入れません。ビッグベリー同士は決して接しません。グランピーは決して動きません。自分のペアレントは、誰のペアレントとでも接していれば2点です。',
  'summary.waddle-waddle.cards-title': 'カード',
  'summary.waddle-waddle.cards':
    'カードには条件のパターンがあります。それを完成させたタイルの直後に、そのカードを取れます。1手番に1枚です。異なるシンボルはセットになり、多いほど高得点です：3、6、10、15、21、28。',
  'summary.waddle-waddle.score-title': '得点',
  'summary.waddle-waddle.score':
    '自分の色のタイルが2枚以上接しているとグループです。いちばん大きいグループはタイル1枚が1点、2番目は2点、3番目は3点と数えます。すべてのタイルを置き終えたとき、得点がいちばん多い人の勝ちです。',
  'summary.snake.aim-title': '目的',
  'summary.snake.aim': '双方がコマをつないでヘビを伸ばします。もう伸ばせなくなったほうが負けです。',
  'summary.snake.turn-title': 'あなたの番',
  'summary.snake.turn':
    '最初のコマはどこにでも置けます。次からは、最後のコマの縦、横、斜めの隣の空きマスに置きます。ここでは印のあるマスのどれかです。',
  'summary.snake.end-title': '閉じ込める',
  'summary.snake.end': '自分の頭の前は空けておき、相手の前は狭めましょう。端よりも真ん中のほうが広く空いています。',
  'summary.waffle-checkers.aim-title': '目的',
  'summary.waffle-checkers.aim': '相手より先に、自分のコマを1つ、相手側のいちばん奥の段に進めます。',
  'summary.waffle-checkers.step-title': '歩く',
  'summary.waffle-checkers.step': 'コマは縦、横、斜めのどの方向にも、空きマスへ1マス進めます。',
  'summary.waffle-checkers.jump-title': 'ジャンプ',
  'summary.waffle-checkers.jump':
    'または、相手のコマを跳び越してその先の空きマスに着地し、そこから続けてジャンプできます。跳び越されたコマはゲームから除かれます。ジャンプしなくてもかまいません。',
  'summary.waffle-checkers.end-title': '終わり',
  'summary.waffle-checkers.end':
    '先にコマをいちばん奥の段に進めたほうの勝ちです。指せる手がなければ負け、同じ局面が3回目なら引き分けです。',
  'summary.hostage-rescue.aim-title': '目的',
  'summary.hostage-rescue.aim':
    '自分のコマが1つ、向こうの隅で人質になっています。先に自分の人質のところに着いたほうの勝ちです。',
  'summary.hostage-rescue.turn-title': '振って歩く',
  'summary.hostage-rescue.turn':
    'サイコロを振り、1つのコマで縦か横にちょうどその数だけ歩きます。自分のコマは通り越せますが、相手のコマは通り越せず、自分のコマの上では止まれません。',
  'summary.hostage-rescue.take-title': '取る',
  'summary.hostage-rescue.take': '相手のコマの上で止まると、そのコマはゲームから除かれます。',
  'summary.hostage-rescue.six-title': '6の目',
  'summary.hostage-rescue.six':
    '6の目は2つのコマに分けます。1つのコマでは歩ききれない出目も同じで、1つが一部を、別の1つが残りを歩きます。',
  'summary.connect-four.aim-title': '目的',
  'summary.connect-four.aim': '自分のコマを縦、横、斜めのどれかに4つ並べれば勝ちです。',
  'summary.connect-four.turn-title': 'あなたの番',
  'summary.connect-four.turn': 'コマを縦の列に落とします。いちばん下か、そこにあるコマの上で止まります。',
  'summary.connect-four.two-title': '両端',
  'summary.connect-four.two': '両端が空いた3つ並びは、もう止められません。その前に手を打ちましょう。',
  'summary.connect-four.end-title': '終わり',
  'summary.connect-four.end': 'ワッフルがいっぱいになり、誰も4つ並べていなければ、勝者はいません。',
  'summary.reversi.aim-title': '目的',
  'summary.reversi.aim': '双方とも指せる手がなくなったとき、ワッフルの上にコマが多いほうの勝ちです。',
  'summary.reversi.turn-title': 'あなたの番',
  'summary.reversi.turn':
    '置いたコマと自分の別のコマとの間に、相手のコマがまっすぐ並ぶように置きます。間のコマはすべて自分のものになります。1つも裏返せない場所には置けません。',
  'summary.reversi.lines-title': 'どの向きでも',
  'summary.reversi.lines': '縦、横、斜めのどの向きでも挟めます。1手で何本もの列を挟むこともできます。',
  'summary.reversi.corner-title': '隅',
  'summary.reversi.corner': '隅のコマは二度と裏返りません。',
  'summary.reversi.end-title': 'パス',
  'summary.reversi.end': '何も裏返せないときはパスします。双方とも裏返せなければ終わりです。',
};
