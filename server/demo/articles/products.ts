import { type DemoArticle, figure, heading, list, quote, t, table, text, toModule } from './write';

/** Articles about tires. */
export const productArticles: DemoArticle[] = [
  {
    slug: 'new-winter-line',
    topic: 'products',
    title: t(
      'New winter line: wider sipes, quieter shoulder',
      'Nueva línea de invierno: laminillas más anchas, hombro más silencioso',
      'Nouvelle gamme d’hiver : lamelles plus larges, épaule plus silencieuse',
    ),
    summary: t(
      'Two changes matter at the counter: sipes that stay open under load, and a shoulder that is 2 dB quieter.',
      'Dos cambios importan en el mostrador: laminillas que siguen abiertas con carga y un hombro 2 dB más silencioso.',
      'Deux changements comptent au comptoir : des lamelles qui restent ouvertes sous charge et une épaule plus silencieuse de 2 dB.',
    ),
    picture: 'tread-winter',
    module: 'winter-compounds',
    age: 2,
    parts: [
      heading(
        'What changed in the tread',
        'Qué cambió en la banda',
        'Ce qui a changé dans la bande de roulement',
      ),
      text(
        'The block is the same size. The sipes in it are 0.6 mm wide instead of 0.4 mm, and they run deeper. Pressed onto snow they no longer close, so they <strong>fill and hold</strong>. Snow grips snow; that is where the traction comes from.',
        'El bloque tiene el mismo tamaño. Sus laminillas miden 0,6 mm de ancho en lugar de 0,4 mm y son más profundas. Al presionar la nieve ya no se cierran, así que <strong>se llenan y la retienen</strong>. La nieve se agarra a la nieve; de ahí viene la tracción.',
        'Le pavé a la même taille. Ses lamelles ont 0,6 mm de largeur au lieu de 0,4 mm et sont plus profondes. Pressées sur la neige, elles ne se ferment plus : elles <strong>se remplissent et la retiennent</strong>. La neige accroche à la neige; c’est de là que vient l’adhérence.',
      ),
      figure(
        'gauge-in-tread',
        t(
          'A depth gauge stands in the main groove; the blocks beside it are cut by zigzag sipes.',
          'Un medidor de profundidad en la ranura principal; los bloques a su lado tienen laminillas en zigzag.',
          'Une jauge de profondeur dans la rainure principale; les pavés à côté sont coupés de lamelles en zigzag.',
        ),
        t(
          'Sipes as wide as that still work at 5 mm, where the old ones had closed.',
          'Laminillas así de anchas todavía trabajan a 5 mm, donde las antiguas ya se cerraban.',
          'Des lamelles de cette largeur travaillent encore à 5 mm, là où les anciennes se fermaient.',
        ),
      ),
      heading('Sizes at launch', 'Medidas de lanzamiento', 'Dimensions au lancement'),
      text(
        'Five sizes come first; eleven follow by March. All carry the mountain-snowflake mark.',
        'Primero llegan cinco medidas; otras once antes de marzo. Todas llevan el símbolo de la montaña con copo de nieve.',
        'Cinq dimensions arrivent d’abord; onze suivront d’ici mars. Toutes portent le pictogramme de la montagne avec flocon.',
      ),
      table(
        t('The first five sizes', 'Las cinco primeras medidas', 'Les cinq premières dimensions'),
        [
          t('Size', 'Medida', 'Dimension'),
          t('Load, speed', 'Carga, velocidad', 'Charge, vitesse'),
          t('Wet grip', 'Agarre en mojado', 'Adhérence sur sol mouillé'),
          t('Noise, dB', 'Ruido, dB', 'Bruit, dB'),
        ],
        [
          ['195/65 R15', '91T', 'B', '71'],
          ['205/55 R16', '94H XL', 'B', '70'],
          ['225/45 R17', '94V XL', 'B', '71'],
          ['235/55 R19', '105V XL', 'A', '72'],
          ['255/45 R20', '105V XL', 'A', '72'],
        ],
      ),
      quote(
        t(
          '“Turn the block over and show them the sipe. Nobody asks about price for the next minute.”',
          '«Dé la vuelta al bloque y muestre la laminilla. Durante un minuto nadie pregunta por el precio.»',
          '« Retournez le pavé et montrez la lamelle. Pendant une minute, personne ne parle de prix. »',
        ),
        t(
          'Kofi Mensah, Harbor Tire Center',
          'Kofi Mensah, Harbor Tire Center',
          'Kofi Mensah, Harbor Tire Center',
        ),
      ),
      heading('At the counter', 'En el mostrador', 'Au comptoir'),
      list(
        'ol',
        [
          'Ask where the car sleeps. Below 7 °C most mornings is a winter tire.',
          'Show the mark, then the sipe.',
          'Check the load index: XL in four of the five sizes.',
        ],
        [
          'Pregunte dónde duerme el auto. Menos de 7 °C casi todas las mañanas pide llanta de invierno.',
          'Muestre el símbolo y después la laminilla.',
          'Revise el índice de carga: XL en cuatro de las cinco medidas.',
        ],
        [
          'Demandez où dort l’auto. Sous 7 °C presque chaque matin, c’est un pneu d’hiver.',
          'Montrez le pictogramme, puis la lamelle.',
          'Vérifiez l’indice de charge : XL pour quatre des cinq dimensions.',
        ],
      ),
    ],
  },
  {
    slug: 'dot-code-in-ten-seconds',
    topic: 'products',
    title: t(
      'One thing to check before it goes on: the DOT code',
      'Algo que revisar antes de montarla: el código DOT',
      'Une chose à vérifier avant la pose : le code DOT',
    ),
    summary: t(
      'Four digits say when a tire was made. Two wrong guesses in a row is how a set with two ages leaves the shop.',
      'Cuatro dígitos dicen cuándo se fabricó una llanta. Con dos suposiciones equivocadas sale del taller un juego de dos edades.',
      'Quatre chiffres disent quand un pneu a été fabriqué. Deux suppositions de trop, et un jeu de deux âges quitte l’atelier.',
    ),
    picture: 'wheel',
    module: 'reading-a-dot-code',
    age: 18,
    parts: [
      text(
        'The last four digits of the DOT code are the week and the year: 1426 is week 14 of 2026. The full code stands on one side only, so turn the tire before you conclude that it has none.\n\nOn a set of four, read all four. Weeks may differ; years should not.',
        'Los cuatro últimos dígitos del código DOT son la semana y el año: 1426 es la semana 14 de 2026. El código completo está en un solo lado, así que gire la llanta antes de concluir que no lo tiene.\n\nEn un juego de cuatro, lea los cuatro. Las semanas pueden variar; los años, no.',
        'Les quatre derniers chiffres du code DOT donnent la semaine et l’année : 1426 est la semaine 14 de 2026. Le code complet n’est que d’un côté; tournez donc le pneu avant de conclure qu’il n’en a pas.\n\nSur un jeu de quatre, lisez les quatre. Les semaines peuvent varier, pas les années.',
      ),
      toModule('reading-a-dot-code'),
    ],
  },
  {
    slug: 'price-list-what-stays',
    topic: 'products',
    title: t(
      'The new price list, and what stays as it is',
      'La nueva lista de precios y lo que no cambia',
      'La nouvelle liste de prix, et ce qui ne change pas',
    ),
    summary: t(
      'Touring and winter lines change by size, not by brand. Quotes given until the end of the month hold.',
      'Las líneas touring e invierno cambian por medida, no por marca. Las cotizaciones dadas hasta fin de mes se mantienen.',
      'Les gammes tourisme et hiver changent selon la dimension, pas selon la marque. Les soumissions faites d’ici la fin du mois tiennent.',
    ),
    age: 47,
    parts: [
      text(
        'The list comes by e-mail to everybody who orders. Sizes up to 16 inches stay where they are; from 17 inches on, prices follow the load index. That is why a 225/45 R17 in XL moves and the standard one does not.',
        'La lista llega por correo a quienes hacen pedidos. Las medidas de hasta 16 pulgadas quedan igual; a partir de 17, el precio sigue al índice de carga. Por eso cambia una 225/45 R17 XL y la normal no.',
        'La liste arrive par courriel à tous ceux qui commandent. Les dimensions jusqu’à 16 pouces ne bougent pas; à partir de 17, le prix suit l’indice de charge. Voilà pourquoi une 225/45 R17 XL change et pas la version standard.',
      ),
      heading('What to tell customers', 'Qué decir a los clientes', 'Que dire aux clients'),
      list(
        'ul',
        [
          'A written quote holds for 30 days.',
          'Mounting, balancing and storage cost what they did.',
          'The winter promotion is counted from the new price.',
        ],
        [
          'Una cotización por escrito vale 30 días.',
          'Montaje, balanceo y almacenamiento cuestan lo mismo.',
          'La promoción de invierno se calcula sobre el precio nuevo.',
        ],
        [
          'Une soumission écrite vaut 30 jours.',
          'La pose, l’équilibrage et l’entreposage coûtent la même chose.',
          'La promotion d’hiver se calcule sur le nouveau prix.',
        ],
      ),
    ],
  },
  {
    slug: 'summer-rubber-shorter-braking',
    topic: 'products',
    title: t(
      'Summer rubber that brakes shorter, and how to show it',
      'Goma de verano que frena antes, y cómo mostrarlo',
      'Une gomme d’été qui freine plus court, et comment le montrer',
    ),
    summary: t(
      'Three meters from 100 km/h are one car length less. Say it in car lengths.',
      'Tres metros desde 100 km/h son casi un auto menos. Dígalo en largos de auto.',
      'Trois mètres à partir de 100 km/h, c’est presque une auto de moins. Dites-le en longueurs d’auto.',
    ),
    picture: 'tread-summer',
    module: 'max-performance-summer',
    age: 190,
    parts: [
      text(
        'The outer ribs are stiffer and the compound is softer where the tire brakes. On dry asphalt that is three meters from 100 km/h; on wet asphalt, with 4 mm of tread left, it is five.',
        'Los nervios exteriores son más rígidos y el compuesto es más blando donde la llanta frena. En asfalto seco son tres metros desde 100 km/h; en mojado, con 4 mm de dibujo, son cinco.',
        'Les nervures extérieures sont plus rigides et le mélange est plus tendre là où le pneu freine. Sur asphalte sec, c’est trois mètres à partir de 100 km/h; sur asphalte mouillé, avec 4 mm de gomme, c’est cinq.',
      ),
    ],
  },
  {
    slug: 'touring-label-changes',
    topic: 'products',
    title: t(
      'Touring tires: what the label says now',
      'Llantas touring: lo que dice ahora la etiqueta',
      'Pneus tourisme : ce que dit maintenant l’étiquette',
    ),
    summary: t(
      'Rolling resistance in five classes instead of seven, and a sign for snow.',
      'Resistencia a la rodadura en cinco clases en lugar de siete, y un símbolo para la nieve.',
      'La résistance au roulement en cinq classes au lieu de sept, et un pictogramme pour la neige.',
    ),
    picture: 'tread-touring',
    module: 'touring-wear-and-comfort',
    age: 385,
    parts: [
      text(
        'Classes F and G are gone: no tire that is sold today would be in them. What was C may be B now, though the tire is the same. Compare tires by the new label only with tires by the new label.',
        'Las clases F y G desaparecen: ninguna llanta que se venda hoy estaría en ellas. Lo que era C puede ser B, aunque la llanta sea la misma. Compare etiquetas nuevas solo con etiquetas nuevas.',
        'Les classes F et G disparaissent : aucun pneu vendu aujourd’hui n’y serait. Ce qui était C peut devenir B, même si le pneu est le même. Ne comparez une nouvelle étiquette qu’à une nouvelle étiquette.',
      ),
    ],
  },
];
