import type { CitedSentences } from './cited-sentence.ts';

/** Not looked at while the thresholds were chosen: they tell what holds for sentences yet to come. */
export const HELD_BACK_SENTENCES: readonly CitedSentences[] = [
  {
    quote: 'Coffee roasted less than 48 hours ago still releases carbon dioxide and tastes uneven.',
    supported: [
      'Beans roasted within the past 48 hours give off carbon dioxide, and the cup tastes uneven.',
      'Freshly roasted coffee, less than 48 hours old, tends to taste uneven.',
    ],
    unsupported: [
      'Coffee roasted less than 24 hours ago still releases carbon dioxide.',
      'Green tea should be steeped at low temperature.',
    ],
  },
  {
    quote: 'E-bikes accounted for 53 percent of all bicycles sold in Germany in 2023.',
    supported: [
      'In 2023, more than half of the bicycles sold in Germany had a motor: e-bikes made up 53%.',
      'E-bikes were 53 percent of German bicycle sales in 2023.',
    ],
    unsupported: [
      'E-bikes accounted for 35 percent of all bicycles sold in Germany in 2023.',
      'E-bikes accounted for 53 percent of all bicycles sold in Germany in 2021.',
    ],
  },
  {
    quote: 'Prices that end in nine sold more units in two of the three field tests.',
    supported: [
      'In two of three field tests, prices ending in nine sold more units.',
      'A price with a nine at the end moved more units in most of the field tests: two of three.',
    ],
    unsupported: [
      'Prices that end in nine sold fewer units in two of the three field tests.',
      'Round numbers feel more honest to luxury shoppers.',
    ],
  },
  {
    quote: 'New hires who had a mentor were 50 percent more likely to stay beyond the first year.',
    supported: [
      'With a mentor, new hires are 50% more likely to stay past their first year.',
      'Mentors pay off: new hires who have one are 50 percent likelier to stay longer than a year.',
    ],
    unsupported: [
      'New hires who had a mentor were 50 percent less likely to stay beyond the first year.',
      'New hires who had a mentor were 15 percent more likely to stay beyond the first year.',
    ],
  },
  {
    quote: 'Landing pages with one form field converted at 13.4 percent, those with five at 10.1 percent.',
    supported: [
      'One form field: 13.4% conversion. Five fields: 10.1%.',
      'Pages with a single field in the form converted at 13.4 percent.',
    ],
    unsupported: [
      'Landing pages with one form field converted at 31.4 percent.',
      'A video on top of a landing page doubles its load time.',
    ],
  },
  {
    quote: 'The company did not disclose how many accounts were affected by the breach.',
    supported: [
      'How many accounts the breach affected, the company did not say: it never disclosed a number.',
      'The company has not disclosed the number of affected accounts.',
    ],
    unsupported: [
      'The company disclosed how many accounts were affected by the breach.',
      'Passwords should be changed twice a year.',
    ],
  },
  {
    quote: 'Volunteers planted 4,200 trees along the river between March and May 2022.',
    supported: [
      'Between March and May 2022, volunteers put 4,200 trees along the river.',
      '4,200 trees now stand along the river, planted by volunteers in the spring of 2022.',
    ],
    unsupported: [
      'Volunteers planted 42,000 trees along the river.',
      'Volunteers planted 4,200 trees along the river between March and May 2020.',
    ],
  },
  {
    quote: 'Readers finish long articles more often when these carry subheadings.',
    supported: [
      'Subheadings help readers to finish long articles.',
      'Long articles with subheadings are more often read to the end by readers.',
    ],
    unsupported: [
      'Readers finish long articles less often when these carry subheadings.',
      'Podcasts beat radio among commuters.',
    ],
  },
  {
    quote: 'The subsidy lowers the cost of a heat pump by up to 40 percent for private owners.',
    supported: [
      'Private owners can save up to 40% of the cost of a heat pump with the subsidy.',
      'Thanks to the subsidy, heat pumps cost private owners up to 40 percent less.',
    ],
    unsupported: [
      'The subsidy raises the cost of a heat pump by up to 40 percent.',
      'The subsidy lowers the cost of a heat pump by $40.',
    ],
  },
  {
    quote: 'Nobody in the control group noticed that the button had changed its colour.',
    supported: [
      'The new colour of the button went unseen: nobody in the control group noticed it.',
      'In the control group, no one noticed the change of the button’s colour.',
    ],
    unsupported: [
      'Everybody in the control group noticed that the button had changed its colour.',
      'A red badge draws the eye to unread messages.',
    ],
  },
  {
    quote: 'Restaurants that answered reviews within a day gained 0.2 stars on average in six months.',
    supported: [
      'Answering reviews within a day earned restaurants 0.2 stars on average over six months.',
      'Six months of answering reviews within one day brought 0.2 stars.',
    ],
    unsupported: [
      'Restaurants that answered reviews within a day lost 0.2 stars on average in six months.',
      'Restaurants that answered reviews within a day gained 2 stars on average in six months.',
    ],
  },
  {
    quote: 'The museum opened in 1987 and received its millionth visitor in 2004.',
    supported: [
      'Open since 1987, the museum welcomed visitor number one million in 2004.',
      'The museum opened its doors in 1987.',
    ],
    unsupported: [
      'The museum opened in 1978 and received its millionth visitor in 2004.',
      'The museum closed in 1987.',
    ],
  },
  {
    quote: 'Cold water washing uses about 90 percent less energy than washing at 60 degrees.',
    supported: [
      'Wash cold and use about 90% less energy than at 60 degrees.',
      'A 60-degree wash needs far more energy: washing in cold water takes some 90 percent less.',
    ],
    unsupported: [
      'Cold water washing uses about 90 percent more energy than washing at 60 degrees.',
      'Line drying keeps cotton soft for longer.',
    ],
  },
  {
    quote: 'Managers overestimated how often their teams wanted feedback.',
    supported: [
      'Teams wanted feedback less often than their managers thought: they overestimated it.',
      'Managers tend to overestimate how often teams want feedback.',
    ],
    unsupported: [
      'Managers underestimated how often their teams wanted feedback.',
      'Annual bonuses are paid in April.',
    ],
  },
  {
    quote: 'The café loses €1.50 on every guest who stays for more than two hours with one drink.',
    supported: [
      'Every guest who sits over one drink for more than two hours costs the café €1.50.',
      'A guest with one drink and more than two hours of time means a loss of 1.50 euros.',
    ],
    unsupported: [
      'The café loses €15 on every guest who stays for more than two hours.',
      'The café earns €1.50 on every guest who stays for more than two hours with one drink.',
    ],
  },
  {
    quote: 'Deux clients sur trois préfèrent être rappelés le lendemain, selon une enquête de 2022.',
    supported: [
      'Selon une enquête de 2022, deux clients sur trois veulent être rappelés le lendemain.',
      'Les clients préfèrent un rappel le lendemain (enquête de 2022).',
    ],
    unsupported: [
      'Selon une enquête de 2019, deux clients sur trois préfèrent être rappelés le lendemain.',
      'Les couleurs vives attirent les enfants.',
    ],
  },
];
