import type { CitedSentences } from './cited-sentence.ts';

/** The thresholds of `judgeSupport` were chosen on these. */
export const TUNING_SENTENCES: readonly CitedSentences[] = [
  {
    quote: 'Of the 23 customers who left in spring, 17 had never spoken to anyone on our team.',
    supported: [
      '17 of the 23 customers who left in spring had never talked to a single person on the team.',
      'Seventeen of the customers we lost in spring never spoke to us at all.',
    ],
    unsupported: [
      '17 of the 23 customers who left in spring had spoken to somebody on our team.',
      '19 of the 23 customers who left in spring had never spoken to anyone on our team.',
    ],
  },
  {
    quote: 'We moved the kick-off call from day seven to day one, and support tickets in week two fell by a third.',
    supported: [
      'When the kick-off call moved up to day one, support tickets in week two dropped by a third.',
      'An earlier kick-off call took a third off the support tickets of week two.',
    ],
    unsupported: [
      'After the kick-off call was moved, support tickets in week two rose by a third.',
      'A shorter kick-off call made customers twice as likely to renew.',
    ],
  },
  {
    quote:
      'In a survey of 1,200 subscription companies, 38 percent of cancellations happened within the first ninety days.',
    supported: [
      'Here is a figure to plan with: 38% of cancellations come in the first 90 days.',
      'A survey of 1,200 subscription businesses put 38 percent of cancellations in the first ninety days.',
    ],
    unsupported: [
      'In a survey, 83 percent of cancellations happened within the first ninety days.',
      '38 percent of marketers plan to spend more on video next year.',
    ],
  },
  {
    quote: 'Companies with a named contact for each new account reported fewer cancellations in the first year.',
    supported: [
      'Give each new account a named contact, and fewer of them cancel in the first year.',
      'Firms that name one contact per account see fewer cancellations in year one.',
    ],
    unsupported: [
      'Companies with a named contact for each new account reported more cancellations in the first year.',
      'Automated e-mails are the cheapest way to win back lapsed buyers.',
    ],
  },
  {
    quote: 'Early product use is a common signal for whether a subscription will be renewed.',
    supported: [
      'How people use a product early on hints at whether they will renew.',
      'Look at early use: it is a common signal of a renewal to come.',
    ],
    unsupported: [
      'Discounts are the strongest reason why teams extend their contracts.',
      'Early product use is not a signal for whether a subscription will be renewed.',
    ],
  },
  {
    quote:
      'Sourdough is a type of bread that uses the fermentation by naturally occurring yeast and lactic acid bacteria to raise the dough.',
    supported: [
      'Sourdough rises thanks to wild yeast and lactic acid bacteria.',
      'In sourdough, naturally occurring yeast and bacteria do the raising of the dough.',
    ],
    unsupported: [
      'Rye flour holds more minerals than white flour.',
      'Most bakeries in Paris still deliver croissants by bicycle.',
    ],
  },
  {
    quote: 'The lactic acid gives the bread a sour taste and improves how long it keeps.',
    supported: [
      'Lactic acid is what makes the bread taste sour, and it keeps longer for it.',
      'That sour taste? It comes from lactic acid, which also helps the loaf to keep.',
    ],
    unsupported: ['Lactic acid has no effect on the taste of bread.', 'Steam in the oven makes for a crisp crust.'],
  },
  {
    quote: 'Only 9 percent named the price as their first reason.',
    supported: [
      'Price was the first reason for just 9% of them.',
      'It is rarely about price: 9 percent named it first.',
    ],
    unsupported: [
      '90 percent named the price as their first reason.',
      'Only 9 percent of visitors scroll to the end of a page.',
    ],
  },
  {
    quote: 'Half of the people we called had forgotten that they still had an account.',
    supported: [
      'One in two people we called had forgotten about their account.',
      'Half of those called no longer remembered that they had an account.',
    ],
    unsupported: [
      'A quarter of the people we called had forgotten that they still had an account.',
      'Half of all newsletters are deleted unread.',
    ],
  },
  {
    quote: 'Adults are advised to do at least 150 minutes of moderate activity a week.',
    supported: [
      'The advice for adults is 150 minutes of moderate activity every week, or more.',
      'Aim for at least 150 minutes of moderate activity a week.',
    ],
    unsupported: [
      'Adults are advised to do at most 150 minutes of moderate activity a week.',
      'Adults are advised to do at least 150 hours of moderate activity a week.',
    ],
  },
  {
    quote: 'A standing desk raises energy use only slightly compared with sitting.',
    supported: [
      'Compared with sitting, a standing desk lifts energy use only a little.',
      'Standing at a desk burns just slightly more energy than sitting.',
    ],
    unsupported: [
      'A standing desk lowers energy use compared with sitting.',
      'Walking meetings make teams more creative.',
    ],
  },
  {
    quote: 'Keep spam rates reported in the dashboard below 0.3 percent.',
    supported: [
      'Senders should keep the spam rate in the dashboard under 0.3%.',
      'Stay below 0.3 percent reported spam.',
    ],
    unsupported: [
      'Keep spam rates reported in the dashboard above 0.3 percent.',
      'Keep spam rates reported in the dashboard below 3 percent.',
    ],
  },
  {
    quote: 'Senders of more than 5,000 messages a day must offer one-click unsubscribe.',
    supported: [
      'Anyone who sends over 5,000 messages a day has to offer one-click unsubscribe.',
      'One-click unsubscribe is a must beyond 5,000 messages a day.',
    ],
    unsupported: [
      'Senders of fewer than 5,000 messages a day must offer one-click unsubscribe.',
      'Senders of more than 5,000 messages a month must offer one-click unsubscribe.',
    ],
  },
  {
    quote: 'The price of a set has fallen by 55 percent in three years.',
    supported: [
      'Within three years, a set has become 55% cheaper: that is how far the price fell.',
      'Prices dropped 55 percent over three years.',
    ],
    unsupported: [
      'The price of a set has risen by 55 percent in three years.',
      'The price of a set has fallen by 55 percent in five years.',
    ],
  },
  {
    quote: 'More than 800,000 sets were registered by the end of the year.',
    supported: [
      'By the end of the year, over 800,000 sets had been registered.',
      '800,000 registered sets, and counting: that was the state of things at the year’s end.',
    ],
    unsupported: [
      'Fewer than 800,000 sets were registered by the end of the year.',
      'More than 8 million sets were registered by the end of the year.',
    ],
  },
  {
    quote: 'Of the 61 companies in the pilot, 56 continued with the shorter week.',
    supported: [
      '56 of 61 companies stayed with the shorter week after the pilot.',
      'After the pilot, 56 of the 61 firms kept the shorter week.',
    ],
    unsupported: [
      '56 of the 61 companies in the pilot did not continue with the shorter week.',
      '56 of 61 surgeons prefer tea to coffee.',
    ],
  },
  {
    quote: 'In our trial 71 of 100 boxes came back within four weeks.',
    supported: [
      '71 of 100 boxes were back within four weeks in the trial.',
      'Four weeks into our trial, 71 out of 100 boxes had come back.',
    ],
    unsupported: [
      'In our trial 71 of 100 boxes never came back.',
      'In our trial 71 of 100 boxes came back within four days.',
    ],
  },
  {
    quote: 'Customers asked for a drop-off point more often than for a refund.',
    supported: [
      'A drop-off point was asked for more often than a refund.',
      'What do customers ask for? A drop-off point, more often than their money back or a refund.',
    ],
    unsupported: [
      'Customers asked for a drop-off point less often than for a refund.',
      'Free shipping matters most to young families.',
    ],
  },
  {
    quote: 'The median chat was solved in 6 minutes, the median call in 11.',
    supported: [
      'A typical chat is solved in 6 minutes, a typical call in 11.',
      'Calls took 11 minutes at the median, chats 6.',
    ],
    unsupported: [
      'The median chat was solved in 6 hours, the median call in 11.',
      'The median e-mail was answered after 14 minutes.',
    ],
  },
  {
    quote: 'Remote employees reported a 13 % increase in performance, although promotion rates fell.',
    supported: [
      'Performance went up by 13 percent among remote employees, but promotion rates declined.',
      'Working remotely came with a 13% increase in performance.',
    ],
    unsupported: [
      'Remote employees reported a 13 % decrease in performance.',
      'Promotion rates rose among remote employees.',
    ],
  },
  {
    quote: 'The study found no link between the length of a subject line and the open rate.',
    supported: [
      'There is no link between subject line length and open rates, the study found.',
      'The length of a subject line had nothing to do with the open rate in the study.',
    ],
    unsupported: [
      'The study found a link between the length of a subject line and the open rate.',
      'Emoji in push messages please younger readers.',
    ],
  },
  {
    quote: 'Sales grew by 12 % in 2023, to 4.6 million euros, before they fell in 2024.',
    supported: [
      'In 2023, sales were up 12 percent at €4.6 million.',
      'After a growth of 12% in 2023, sales fell in 2024.',
    ],
    unsupported: ['Sales grew by 12 % in 2023, to $4.6 million.', 'Sales fell by 12 % in 2023.'],
  },
  {
    quote: 'Handwerksbetriebe kalkulieren häufig mit einem Zuschlag von 20 Prozent auf die Selbstkosten.',
    supported: [
      'Viele Handwerksbetriebe schlagen 20 % auf ihre Selbstkosten auf.',
      'Häufig ist im Handwerk ein Zuschlag von 20 Prozent auf die Selbstkosten.',
    ],
    unsupported: [
      'Handwerksbetriebe kalkulieren häufig mit einem Zuschlag von 30 Prozent auf die Selbstkosten.',
      'Gute Fotos sind wichtiger als lange Texte.',
    ],
  },
];
