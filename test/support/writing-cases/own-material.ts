import { writingCase } from './writing-case.ts';

/** The author's notes alone, and topics whose spelling is the difficulty. */
export const OWN_MATERIAL_CASES = [
  writingCase('a shop with notes, some without full stops', {
    topic: 'Winter bike service',
    tone: 'casual',
    name: 'Spoke & Wheel',
    audience: 'commuters',
    opinion: 'Bring it in before the first frost, not after the first fall',
    sources: [
      {
        kind: 'material',
        title: 'Your notes 1',
        quotes: [
          'Winter service takes 40 minutes and costs 59 euros',
          'Salt eats a dry chain within two weeks.',
          'We replaced 212 brake cables last January.',
          'we pick bikes up within the ring road',
        ],
      },
    ],
  }),
  writingCase('a topic that ends in an exclamation mark', {
    topic: 'Zero-waste packaging!',
    tone: 'inspiring',
    audience: 'makers',
    opinion: 'The best box is the one you get back.',
    sources: [
      {
        kind: 'material',
        title: 'Returnable box trial',
        quotes: [
          'In our trial 71 of 100 boxes came back within four weeks.',
          'A returned box was used six times on average before it had to be replaced.',
          'Customers asked for a drop-off point more often than for a refund.',
        ],
      },
    ],
  }),
  writingCase('straight quotation marks in the topic', {
    topic: 'The "Blue Monday" myth',
    tone: 'educational',
    opinion: 'A sad day in January sells holidays. That is all it was made for.',
    sources: [
      {
        kind: 'encyclopaedia',
        title: 'Blue Monday (date)',
        quotes: [
          'Blue Monday is the name given to a day in January said by a travel company to be the most depressing day of the year.',
          'The travel firm said that it had calculated the date using an equation.',
          'Scientists have called the idea “pseudoscience” and the equation meaningless.',
        ],
      },
    ],
  }),
  writingCase('curly quotation marks and a full stop', {
    topic: 'We are moving our support desk to chat and “nobody will miss the phone”.',
    tone: 'professional',
    opinion: 'Somebody will miss the phone. Let us find out who before we cut the line.',
    sources: [
      {
        kind: 'material',
        title: 'Support log',
        quotes: [
          'Callers over 60 made up 44 percent of phone contacts in March.',
          'The median chat was solved in 6 minutes, the median call in 11.',
        ],
      },
    ],
  }),
  writingCase('emoji at both ends', {
    topic: '🎉 Launch party ideas for tiny budgets 🎈',
    tone: 'casual',
    audience: 'indie makers 🚀',
    opinion: 'Skip the venue, rent a tram 🚋',
    sources: [
      {
        kind: 'material',
        title: 'Party diary',
        quotes: [
          'The tram cost 180 euros for two hours and held 34 guests.',
          'Nobody remembered the canapés, everybody remembered the bell.',
        ],
      },
    ],
  }),
  writingCase('a topic over several lines', {
    topic: 'Spring campaign\n\n- window boxes\n- balcony herbs\n- a plant swap on Saturdays',
    tone: 'conversational',
    audience: 'city gardeners',
    opinion: 'People want a plant with a story.\n\nThey do not want a discount.',
    sources: [
      {
        kind: 'material',
        title: 'Plant swap, first year',
        quotes: [
          'Every second visitor of the swap came back to buy soil.',
          'We gave away 300 basil seedlings in one morning.',
        ],
      },
    ],
  }),
  writingCase('the longest topic', {
    topic:
      'How a family-run furniture workshop with eleven employees can explain to customers who compare everything online why a solid oak table costs four times as much as a veneered one, why delivery takes fourteen weeks instead of four days, why we do not take part in seasonal sales, and what we could show in our newsletter, on our product pages, in short videos from the workshop and at the regional craft fair in autumn so that the price stops being the first thing that people ask us about when they call in',
    tone: 'professional',
    name: 'Werkstatt Lindner',
    audience: 'furniture buyers with patience',
    opinion:
      'The price is the end of the story, and we keep telling it first. Show the tree, the drying yard and the forty hours at the bench, and the number answers a question instead of raising one.',
    sources: [
      {
        kind: 'material',
        title: 'Workshop figures',
        quotes: [
          'A table takes 41 hours at the bench, spread over nine weeks of drying and rest.',
          'Three out of four visitors who had seen the workshop bought within a year.',
          'Oak boards dry outdoors for two years before they come into the kiln.',
        ],
      },
    ],
  }),
] as const;
