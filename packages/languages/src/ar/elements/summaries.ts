/** Arabic words of the rules in short. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'summary.waffle-wars.aim-title': 'الهدف',
  'summary.waffle-wars.aim':
    'طرفان، الفراولة والتوت الأزرق، يملآن وافلًا من أربعة أرباع. تفوز بثلاثة من الأرباع، أو بخمس في صف، أو بربع ملأته كله وحدك.',
  'summary.waffle-wars.turn-title': 'دورك',
  'summary.waffle-wars.turn':
    'ضع قطعة من يدك على خانة مفتوحة، أو اقفز بقطعة لك فوق قطعة للطرف الآخر إلى الخانة المفتوحة خلفها. وما تقفز فوقه يخرج من اللعبة. أما أول فراولة في اللعبة فلا توضع في زاوية من الوافل.',
  'summary.waffle-wars.quadrant-title': 'خذ ربعًا',
  'summary.waffle-wars.quadrant':
    'ثلاث في صف، أو مربع من أربع داخل ربع، تأخذه. ومن له منها أكثر فيه يملكه، ولا يضع الطرف الآخر فيه شيئًا.',
  'summary.waffle-wars.war-title': 'ربع بلا مالك',
  'summary.waffle-wars.war': 'إن تساوى الطرفان فيه في الصفوف والمربعات لم يملكه أحد، ولا يضع أي منهما فيه قطعة.',
  'summary.waffle-wars.fence-title': 'القفز لا يوقفه قفل',
  'summary.waffle-wars.fence': 'يجوز لك أن تقفز إلى ربع مقفل عليك. فخذ بذلك قطعة من صف، ويُفتح الربع من جديد.',
  'summary.waffle-wars.five-title': 'خمس في صف',
  'summary.waffle-wars.five':
    'خمس في صف تفوز في أي مكان، مستقيمة أو مائلة، وعبر الحدود أيضًا. وإن فاز الطرفان حُسب الفوز الأفضل: ست في صف تغلب خمسًا، وربع ممتلئ أو ثلاثة أرباع تغلب الاثنتين.',
  'summary.waffle-wars.end-title': 'الكلمة الأخيرة',
  'summary.waffle-wars.end':
    'تبدأ الفراولة، فإن فازت بقيت للتوت الأزرق نقلة واحدة: إن فاز بها أيضًا حُسب الفوز الأفضل. ومن لا نقلة له يخسر.',
  'summary.waffle-time.aim-title': 'الهدف',
  'summary.waffle-time.aim':
    'كل لاعب يضع إضافات على وافل له. الإضافات في الأنماط الصحيحة تأتي بالشراب، والشراب يأتي بالنقاط، وبعد ثماني جولات تفوز أكثر النقاط.',
  'summary.waffle-time.draft-title': 'اختر إضافتين',
  'summary.waffle-time.draft':
    'يذهب بيدقك إلى خانة حرة على الأطراف. وتأخذ أقرب إضافتين في الصف أو العمود الذي يقف عنده. والخانات المغطاة ليست حرة.',
  'summary.waffle-time.place-title': 'ضعهما جنبًا إلى جنب',
  'summary.waffle-time.place':
    'توضع الإضافتان على خانتين لهما ضلع مشترك. القشدة تحتاج إلى خانة فارغة، والفاكهة توضع على قشدة أيضًا. أما الشراب فلا يوضع على الوافل، بل في موزّعك.',
  'summary.waffle-time.pattern-title': 'أتم نمطًا',
  'summary.waffle-time.pattern':
    'لكل فاكهة بطاقة نمط واحدة للجميع، وهي هنا ثلاث كرزات في خط. أتمها بشيء وضعته الآن، فيذهب شراب من الموزّع إلى فاكهتها. ولا تأخذ حبة فاكهة شرابًا مرتين.',
  'summary.waffle-time.goal-title': 'الأهداف والزبدة',
  'summary.waffle-time.goal':
    'على الطاولة ثلاثة أهداف، مثل الشراب في زاويتين متقابلتين. ومن يحقق هدفًا قبل غيره يأخذ نقاطه وزبدته، وهي تملأ خانة فارغة من الوافل.',
  'summary.waffle-time.score-title': 'ما يُحسب',
  'summary.waffle-time.score':
    'الشراب على فاكهة نقطة واحدة، وثلاث نقاط إن كانت الفاكهة على قشدة. والزبدة نقطتان، والموزّع الفارغ نقطتان، والهدف ما تقوله بطاقته.',
  'summary.waffle-time.end-title': 'الجولات',
  'summary.waffle-time.end':
    'من كان بيدقه في المقدمة يلعب أولًا. بعد كل جولة تعود البيادق بالترتيب الذي تقف به، وتأتي بشراب جديد، وتتغير بعض الإضافات. وبعد ثماني جولات تنتهي اللعبة. وإن لعبت وحدك فاجمع النقاط حتى يفرغ الموزّع أو لا تبقى خانتان فارغتان متجاورتان.',
  'summary.top-waffle.aim-title': 'الهدف',
  'summary.top-waffle.aim':
    'تدير كشك وافل ثلاثة أيام، وتتم الطلبات بالإضافات التي في يدك. الطلبات تعطي نقاطًا، وما يبقى في المساء ينقص منها، وأكثر النقاط تفوز.',
  'summary.top-waffle.prepare-title': 'استعد أولًا',
  'summary.top-waffle.prepare': 'خذ إضافتين، كل واحدة من المكشوفة أو من الرزمة، أو خذ أداة واحدة بدلًا منهما.',
  'summary.top-waffle.order-title': 'أتم الطلبات',
  'summary.top-waffle.order':
    'ثم أتم من الطلبات ما تستطيع أن تدفع له. يريد الأول هنا فراولة وموزة وقشدة مخفوقة. ويأتي طلب جديد في الحال، ولك أن تتمه أيضًا.',
  'summary.top-waffle.double-title': 'بطاقات مزدوجة وبطاقات مكافأة',
  'summary.top-waffle.double':
    'البطاقة المزدوجة تُحسب واحدة من إضافتيها أو كلتيهما. والبطاقة التي عليها +1 تزيد الطلب الذي تدفع له نقطة واحدة.',
  'summary.top-waffle.items-title': 'الأدوات',
  'summary.top-waffle.items':
    'العب الأدوات قبل الطلبات أو بينها: الجوكر أي إضافة، ومكبر الصوت يحجز طلبًا، وسلة التدوير تخلّصك من بطاقة، والخلاط يغيّر بطاقة. وجارتان في الحلقة تصيران أداة واحدة أقوى. المس أداة لتقرأ ما تفعله.',
  'summary.top-waffle.day-title': 'نهاية يوم',
  'summary.top-waffle.day':
    'تحت الطلبات بطاقة إغلاق. إن ظهرت أنهيت دورك، وبقي لكل واحد غيرك دور واحد. وما يبقى في يدك يذهب إلى نفاياتك.',
  'summary.top-waffle.score-title': 'ما يُحسب',
  'summary.top-waffle.score':
    'بعد ثلاثة أيام تُحسب الطلبات بما كُتب عليها، وكل بطاقة مكافأة فيها نقطة. والبطاقة في النفايات تنقص نقطة، والمزدوجة أو التي عليها +1 تنقص نقطتين.',
  'summary.buffet-boss.aim-title': 'الهدف',
  'summary.buffet-boss.aim': 'كدّس طعامًا من البوفيه على طبق يتأرجح. تُحسب نجوم كل ما عليه، وأكثر النجوم تفوز.',
  'summary.buffet-boss.take-title': 'خذ طعامًا',
  'summary.buffet-boss.take':
    'في البوفيه أطعمة بعدد اللاعبين وواحد زيادة. يأخذ كل لاعب في دوره طعامًا ويكدّسه. وللأخير أن يأخذ الاثنين الباقيين؛ وإلا ذهب الباقي إلى السلة، وبدأ اللاعب التالي.',
  'summary.buffet-boss.stack-title': 'كدّسه',
  'summary.buffet-boss.stack':
    'أمسك الطعام فوق طبقك، وأدره، واتركه. قرب الوسط أمان، وبعيدًا عنه يميل الطبق. ولك أن تدفع كومتك إلى مكانها، لكنك لا ترفع عنها شيئًا.',
  'summary.buffet-boss.fall-title': 'حين يسقط شيء',
  'summary.buffet-boss.fall':
    'ما لمس الطاولة فقد سقط. لك ثلاث ثوانٍ لترفع نصفه، مقرّبًا إلى أعلى، وتعيده إلى الطبق. والباقي يضيع.',
  'summary.buffet-boss.score-title': 'ما يُحسب',
  'summary.buffet-boss.score':
    'نجوم كل الطعام على طبقك، و5 لأعلى كومة. والكومة التي لا تقل عنها بأكثر من مليمتر تأخذ الخمس أيضًا.',
  'summary.buffet-boss.dinner-title': 'العشاء',
  'summary.buffet-boss.dinner':
    'لكل لاعب شخصيتان سريتان تحبان أطعمة بعينها. بعد سبع جولات تكشف واحدة منهما، فتعطيك نقاطًا بحسب طبقك.',
  'summary.buffet-boss.all-title': 'All-You-Can-Eat',
  'summary.buffet-boss.all':
    'تلعبون معًا، أو تلعب وحدك: كل الطعام يُكدّس، وفي كل جولة يأخذ أحد اللاعبين اثنين. وإن سقطت قطعة واحدة خسر الجميع.',
  'summary.waddle-waddle.aim-title': 'الهدف',
  'summary.waddle-waddle.aim': 'بطاريق تتهادى حول جبل جليدي. كوّن من لونك أكثر ما يمكن من المجموعات: الصغيرة تُحسب أكثر.',
  'summary.waddle-waddle.add-title': 'أضف بلاطة',
  'summary.waddle-waddle.add':
    'في كل دور تضيف بلاطة من بلاطاتك. تلمس الجبل الجليدي، أو بلاطتين أخريين على الأقل. وهي تنزلق على الطاولة إلى مكانها، فلا تقع في ثغرة.',
  'summary.waddle-waddle.move-title': 'انقل بلاطة',
  'summary.waddle-waddle.move':
    'قبل ذلك أو بعده لك أن تنقل بلاطة واحدة، أيًّا كان صاحبها. ويجب أن يكفي لمس البلاطات حولها من دونها، وألا ينفصل شيء.',
  'summary.waddle-waddle.types-title': 'أربعة أنواع',
  'summary.waddle-waddle.types':
    'لا ينضم ألفا إلى مجموعة من لونه فيها ألفا. ولا يلمس ذو الكرش ذا كرش آخر أبدًا. والعابس لا يتحرك أبدًا. وكل والد لك يلمس والدًا، من أي لون، يعطي نقطتين.',
  'summary.waddle-waddle.cards-title': 'البطاقات',
  'summary.waddle-waddle.cards':
    'تطلب البطاقات أنماطًا. بعد البلاطة التي تتم نمطًا مباشرة لك أن تأخذ بطاقته، وواحدة في الدور. والرموز المختلفة طقم، كلما كبر زادت نقاطه: 3 و6 و10 و15 و21 و28.',
  'summary.waddle-waddle.score-title': 'ما يُحسب',
  'summary.waddle-waddle.score':
    'البلاطات المتلامسة من لونك مجموعة، من اثنتين فأكثر. في أكبر مجموعاتك تُحسب كل بلاطة مرة، وفي الثانية مرتين، وفي الثالثة ثلاث مرات، وهكذا. وحين توضع كل البلاطات تفوز أكثر النقاط.',
  'summary.snake.aim-title': 'الهدف',
  'summary.snake.aim': 'كل طرف يُطيل ثعبانًا من القطع. ومن لا يستطيع أن يُطيله بعد ذلك يخسر.',
  'summary.snake.turn-title': 'دورك',
  'summary.snake.turn':
    'توضع قطعتك الأولى في أي مكان. وكل قطعة بعدها توضع على خانة مفتوحة بجانب آخر قطعة لك، مستقيمة أو مائلة: وهي هنا أي خانة معلّمة.',
  'summary.snake.end-title': 'حاصر الآخر',
  'summary.snake.end': 'أبقِ مكانًا أمام رأس ثعبانك، وخذه من الطرف الآخر: المكان قرب الوسط أوسع منه عند الحافة.',
  'summary.waffle-checkers.aim-title': 'الهدف',
  'summary.waffle-checkers.aim': 'أوصل قطعة لك إلى الصف الأخير للطرف الآخر قبل أن يصل إلى صفك.',
  'summary.waffle-checkers.step-title': 'خطوة',
  'summary.waffle-checkers.step': 'تمشي القطعة خانة واحدة في أي اتجاه، مستقيم أو مائل، إلى خانة مفتوحة.',
  'summary.waffle-checkers.jump-title': 'قفزة',
  'summary.waffle-checkers.jump':
    'أو تقفز فوق قطعة للطرف الآخر إلى الخانة المفتوحة خلفها، ولها أن تقفز من هناك مرة أخرى. وما تقفز فوقه يخرج من اللعبة. والقفز ليس واجبًا على أحد.',
  'summary.waffle-checkers.end-title': 'النهاية',
  'summary.waffle-checkers.end':
    'أول قطعة في الصف الأخير للطرف الآخر تفوز. ومن لا نقلة له يخسر، والوضع نفسه للمرة الثالثة تعادل.',
  'summary.hostage-rescue.aim-title': 'الهدف',
  'summary.hostage-rescue.aim': 'قطعة من قطعك رهينة في الزاوية البعيدة. ومن يصل إلى رهينته أولًا يفوز.',
  'summary.hostage-rescue.turn-title': 'ارمِ وامشِ',
  'summary.hostage-rescue.turn':
    'ارمِ النرد وامشِ بقطعة واحدة ذلك العدد تمامًا، في صف أو عمود. تمر بقطعك، لا بقطع الطرف الآخر، ولا تقف على قطعة لك.',
  'summary.hostage-rescue.take-title': 'الأخذ',
  'summary.hostage-rescue.take': 'قطعة الطرف الآخر التي تقف عليها تخرج من اللعبة.',
  'summary.hostage-rescue.six-title': 'الستة',
  'summary.hostage-rescue.six':
    'تُقسم الستة على قطعتين، وكذلك الرمية التي لا تمشيها قطعة وحدها: تمشي واحدة جزءًا، وتمشي أخرى الباقي.',
  'summary.connect-four.aim-title': 'الهدف',
  'summary.connect-four.aim': 'أربع قطع لك في صف تفوز: أفقيًا أو عموديًا أو مائلًا.',
  'summary.connect-four.turn-title': 'دورك',
  'summary.connect-four.turn': 'أسقط قطعة في عمود. تستقر في القاع، أو على ما فيه من قبل.',
  'summary.connect-four.two-title': 'طرفان مفتوحان',
  'summary.connect-four.two': 'ثلاث في صف وطرفاها مفتوحان لا يوقفها شيء بعد ذلك. فانتبه قبلها.',
  'summary.connect-four.end-title': 'النهاية',
  'summary.connect-four.end': 'إن امتلأ الوافل وليس لأحد أربع في صف، لم يفز أحد.',
  'summary.reversi.aim-title': 'الهدف',
  'summary.reversi.aim': 'حين لا تبقى نقلة لأحد، يفوز من له قطع أكثر على الوافل.',
  'summary.reversi.turn-title': 'دورك',
  'summary.reversi.turn':
    'ضع قطعة بحيث تقع قطع للطرف الآخر في خط مستقيم بينها وبين قطعة أخرى لك. كل ما بينهما يصير لك. ولا بد أن ينقلب شيء.',
  'summary.reversi.lines-title': 'أي خط',
  'summary.reversi.lines': 'الخطوط أفقية وعمودية ومائلة، وقد تحصر نقلة واحدة قطعًا في عدة خطوط منها.',
  'summary.reversi.corner-title': 'الزوايا',
  'summary.reversi.corner': 'القطعة في زاوية لا تنقلب بعد ذلك أبدًا.',
  'summary.reversi.end-title': 'التمرير',
  'summary.reversi.end': 'من لا يقلب شيئًا يمرّر. وإن لم يستطع الطرفان انتهت اللعبة.',
};
