import { describe, expect, it } from 'vitest';
import { explainsWord } from './definition.ts';
import { hasFigure } from './figure.ts';
import { QUOTE_KINDS, quoteKindOf, type QuoteKind } from './quote-kind.ts';

const SENTENCES: Readonly<Record<QuoteKind, readonly string[]>> = {
  figure: [
    'In a survey of 1,200 subscription companies, 38 percent of cancellations happened within the first ninety days.',
    'Customers of subscription software most often leave within the first 90 days, before the product has become a habit.',
    'Half of the people we called had forgotten that they still had an account.',
    'A household pays 1.10 euros for a litre of cleaner.',
    'The median bookshop sent 44 emails in the year.',
    'Seventeen choirs with 412 singers rehearse on Thursdays.',
    'One in five bakers works at night.',
    'A full peal of bells takes about three hours.',
    'Cafés that ask sell four times as many deposit cups as cafés that only put up a sign.',
    'Phishing accounts for 82% of reported incidents in firms of that size.',
    '41 % of all failures fell into the six weeks before September.',
    'Shops that moved their email saw open rates of 30 percent, according to the report.',
    'An allotment of 250 square metres feeds a family through the summer.',
  ],
  change: [
    'Sick days fell by 12 % in the teams with a four-day week.',
    'We moved the kick-off call from day seven to day one, and support tickets fell by a third.',
    'The parish choir doubled in size after it dropped the audition.',
    'Our reply rate rose from 4 to 11 percent once the first line named the shop.',
    'A phone app replaced the stamp in most cafés of the town.',
    'Several banks switched to hardware keys after the breach.',
    'The open rate of a campaign has become less reliable.',
    'Village schools were closed and children went by bus.',
    'Ferry operators no longer sell paper tickets on board.',
    'The council introduced a deposit for cups in 2019.',
  ],
  cause: [
    'Two cafés left the scheme because they had no room for a second dishwasher.',
    'Most delays on the line are due to a single-track bridge.',
    'Poor soil drainage leads to root rot in wet winters.',
    'Annual contracts reduce churn by giving customers fewer moments at which to leave.',
    'Long proofing improves the flavour of the crumb.',
    'Shared passwords make it harder to see who changed a record, which is why auditors ask about them.',
    'The main reason for a late delivery is a wrong address.',
    'Cold water prevents the yeast from waking up.',
  ],
  contrast: [
    'Paid newsletters live on subscriptions, while free ones earn money through sponsors.',
    'Short forms usually convert better than long ones.',
    'Unlike furnaces or boilers, a heat pump moves heat from one place to another.',
    'Many vendors promise a single dashboard, but few agree on what stands in it.',
    'Tenors are scarcer than basses in amateur choirs.',
    'Rye flour holds more water than wheat flour.',
    'Voluntary churn is a decision, whereas involuntary churn is an expired card.',
  ],
  voice: [
    '“People open our email because they know who wrote it,” said the owner of the shop.',
    'Critics of the four-day week say that support teams answer more slowly.',
    'According to the guild, most customers sign up at the counter.',
    'Consumer groups argue that psychological pricing makes honest comparison difficult.',
    'Teachers told the inspectors that homework is rarely read.',
    'The ministry claims that the new timetable suits commuters.',
    'One customer asked whether anybody had read her first letter.',
  ],
  open: [
    'It is unclear whether reminders help after the second week.',
    'Little is known about how long singers stay in a choir.',
    'The effect of scent on sales is disputed among researchers.',
    'Nobody has counted how many loaves go to waste at home.',
    'No reliable figures exist, and 40 percent of shops keep no records: there is no clear evidence either way.',
    'The health benefits of the diet have never been tested in a trial.',
    'Whether smaller classes raise grades remains to be seen.',
    'Does a shorter form bring better leads or only more of them?',
  ],
  advice: [
    'A repair shop should ask in its welcome email which kind of bike the customer rides.',
    'Batteries must be stored in a dry place.',
    'Bakers need to weigh the salt for every batch.',
    'Call the customer on the first day and ask what would make the month a success.',
    'The guild recommends a written estimate for every repair.',
    'It is best to prune the tree in late winter.',
    'Parents should brush the teeth of their children, because small hands need help.',
    'Never send the second reminder on a Friday.',
  ],
  definition: [
    'Customer attrition is the loss of clients or customers.',
    'Pricing is the process whereby a business sets the price at which it will sell its products and services.',
    'Sourdough is a type of bread that uses wild yeast to raise the dough.',
    'An audit trail is a record that shows who changed what.',
    'Churn refers to the share of customers who leave in a period.',
    'Phishing is a form of deception in which a sender pretends to be someone else.',
    'Anchoring is the cognitive bias where people rely on the first piece of information.',
    'Voluntary churn happens when customers cancel on purpose.',
    'A descant is often called a countermelody.',
    'Email deliverability describes the share of sent messages that reach the inbox.',
  ],
  plain: [
    'Many vendors watch the time between purchase and first useful result.',
    'Bakers refresh a starter with new flour and water.',
    'Choirs rehearse on weekday evenings in church halls.',
    'Reviews by customers act as social proof on landing pages.',
    'The law was passed in 1998 by both houses.',
    'Trials with a four-day week took place in several countries in the 2010s.',
    'Upgrades were worth more than the income that was lost.',
    'Nobody has to read music in the choir.',
    'Ferries cross the sound from April to October.',
    'Most awareness programmes treat every employee alike.',
  ],
};

describe.each(QUOTE_KINDS)('a quotation of the kind %s', (kind) => {
  it.each(SENTENCES[kind])('is %j', (text) => {
    const marks = { hasFigure: hasFigure(text), isDefinition: explainsWord(text, 'Another title') };
    expect(quoteKindOf(text, marks)).toBe(kind);
  });
});

it.each([
  'The phone is the best tool that a support team has.',
  'A named contact is the main reason why customers stay.',
  'Customers are people who remember how you answered.',
])('does not take %j for a definition', (text) => {
  expect(explainsWord(text, 'Support')).toBe(false);
});
