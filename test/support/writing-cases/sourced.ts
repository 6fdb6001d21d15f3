import { writingCase } from './writing-case.ts';

/** Topics that research found something on. */
export const SOURCED_CASES = [
  writingCase('a software company with three kinds of sources', {
    topic: 'customer onboarding for B2B software',
    tone: 'professional',
    name: 'Harbour CRM',
    audience: 'customer success leads',
    opinion:
      'Onboarding should end with a phone call, not with an email. A customer who has said out loud what they want to achieve stays; a customer who clicked through a tour is still a stranger.',
    sources: [
      {
        kind: 'material',
        title: 'Churn interviews, spring',
        quotes: [
          'Of the 23 customers who left in spring, 17 had never spoken to anyone on our team.',
          'We moved the kick-off call from day seven to day one, and support tickets in week two fell by a third.',
        ],
      },
      {
        kind: 'encyclopaedia',
        title: 'Customer onboarding',
        quotes: [
          'Customer onboarding is the process by which a company introduces new customers to its product.',
          'Early use of the product during onboarding tells whether a customer stays.',
          'Many software vendors measure the time from onboarding to the first useful result, known as time to value.',
        ],
      },
      {
        kind: 'web',
        title: 'Subscription retention survey',
        site: 'retention-report.example.org',
        quotes: [
          'In a survey of 1,200 software companies, 38 percent of lost customers left within the first ninety days.',
          'Companies that named one contact for onboarding lost fewer customers in the first year.',
        ],
      },
    ],
  }),
  writingCase('a bakery with an encyclopaedia', {
    topic: 'Sourdough bread for beginners',
    tone: 'casual',
    name: 'Crumb & Co',
    audience: 'weekend home bakers',
    opinion: 'Your first loaf will be ugly. Eat it anyway.',
    sources: [
      {
        kind: 'encyclopaedia',
        title: 'Sourdough',
        quotes: [
          'Sourdough is a type of bread that uses the fermentation by naturally occurring yeast and lactic acid bacteria to raise the dough.',
          'The lactic acid gives sourdough bread a sour taste and improves how long it keeps.',
          'A starter for sourdough bread is made with a mixture of flour and water, inside of which wild yeast and lactobacilli live.',
          'Bakers refresh a starter by removing part of it and adding new flour and water.',
        ],
      },
    ],
  }),
  writingCase('a topic that is a question', {
    topic: 'Why do customers leave in the second week?',
    tone: 'authoritative',
    audience: 'founders',
    opinion: 'They leave because nobody asked them why they came.',
    sources: [
      {
        kind: 'encyclopaedia',
        title: 'Customer attrition',
        quotes: [
          'Customer attrition is the loss of clients or customers.',
          'Banks, telephone service companies and insurers often use attrition rates as one of their key business metrics.',
          'Companies usually make a distinction between voluntary churn and involuntary churn.',
        ],
      },
      {
        kind: 'web',
        title: 'What 400 exit interviews taught us',
        site: 'www.exitnotes.example',
        quotes: [
          'Half of the customers whom we rang in the second week had forgotten that they still had an account.',
          'Only 9 percent of customers named the price as their first reason to leave.',
        ],
      },
    ],
  }),
  writingCase('a health topic', {
    topic: 'Heart health for desk workers',
    tone: 'educational',
    name: 'Dr. Amal Rahimi, Occupational Health',
    audience: 'office workers over 40',
    sources: [
      {
        kind: 'encyclopaedia',
        title: 'Sedentary lifestyle',
        quotes: [
          'Sedentary lifestyle is a lifestyle type in which one is physically inactive and does little or no physical movement.',
          'Regular physical activity reduces the risk of heart disease, stroke and type 2 diabetes.',
          'For the health of the heart, adults are advised to do at least 150 minutes of moderate activity a week.',
        ],
      },
      {
        kind: 'encyclopaedia',
        title: 'Standing desk',
        quotes: ['A standing desk raises the energy use of desk workers only slightly compared with sitting.'],
      },
    ],
  }),
  writingCase('a technical topic', {
    topic: 'email deliverability',
    tone: 'authoritative',
    name: 'Postmark & Sons',
    audience: 'e-mail marketers',
    opinion:
      'Buying lists is not a growth tactic. It is a slow way to lose your domain. I have cleaned up after it four times, and each time it took longer than building a list would have.',
    sources: [
      {
        kind: 'encyclopaedia',
        title: 'Email authentication',
        quotes: [
          'Email authentication is a collection of techniques aimed at providing verifiable information about the origin of email messages.',
          'Sender Policy Framework allows the receiver to check that an email claimed to have come from a specific domain comes from an IP address authorized by that domain’s administrators.',
        ],
      },
      {
        kind: 'web',
        title: 'Sender guidelines',
        site: 'mail.example.net',
        quotes: [
          'Keep spam rates reported in the dashboard below 0.3 percent.',
          'Senders of more than 5,000 messages a day must offer one-click unsubscribe for each list of email addresses.',
          'Email that fails authentication may cost a domain its name and its deliverability.',
        ],
      },
    ],
  }),
  writingCase('one word and pages of the web', {
    topic: 'SEO',
    tone: 'inspiring',
    audience: 'everyone',
    opinion: 'Write for the person who is tired and in a hurry.',
    sources: [
      {
        kind: 'web',
        title: 'Search starter guide',
        site: 'docs.search.example',
        quotes: [
          'Search engines discover most pages through links from other pages.',
          'Helpful content is written for a tired person first.',
          'Descriptive titles help a person in a hurry to decide which result to open.',
          'Fresh content is not a goal by itself.',
        ],
      },
    ],
  }),
  writingCase('an energy topic with many figures', {
    topic: 'Balcony solar for renters',
    tone: 'inspiring',
    name: 'Sunny Side',
    audience: 'renters in cities',
    opinion: 'Renters have waited long enough for permission. A balcony is a power plant if you let it be.',
    sources: [
      {
        kind: 'web',
        title: 'Plug-in solar in numbers',
        site: 'energy-desk.example',
        quotes: [
          'A set of two solar modules yields 500 to 700 kilowatt-hours a year on a south-facing balcony.',
          'More than 800,000 sets were registered by the end of the year.',
          'The price of balcony solar has fallen by 55 percent in three years.',
          'One in five sets of balcony solar hangs on a building with more than ten flats.',
        ],
      },
      {
        kind: 'encyclopaedia',
        title: 'Balcony solar power',
        quotes: ['Balcony solar power is a small photovoltaic system that is plugged into a household socket.'],
      },
    ],
  }),
  writingCase('nothing but definitions', {
    topic: 'pricing strategy',
    tone: 'conversational',
    opinion: 'Raise the price until somebody complains, then listen to what they complain about.',
    sources: [
      {
        kind: 'encyclopaedia',
        title: 'Pricing',
        quotes: [
          'Pricing is the process whereby a business sets the price at which it will sell its products and services.',
          'A price floor is a lower limit on the price that can be charged.',
          'Skimming is a strategy in which a firm charges the highest price that customers will pay at first.',
        ],
      },
    ],
  }),
  writingCase('a single claim', {
    topic: 'A four-day week in agencies',
    tone: 'professional',
    audience: 'agency owners',
    sources: [
      {
        kind: 'web',
        title: 'Four-day week pilot',
        site: 'pilot.example.org',
        quotes: ['Of the 61 agencies in the pilot of the four-day week, 56 continued with it.'],
      },
    ],
  }),
] as const;
