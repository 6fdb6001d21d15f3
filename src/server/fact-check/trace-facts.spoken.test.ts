import { describe, expect, it } from 'vitest';
import { prepareEvidence, traceFacts } from './trace-facts.ts';

function untraced(text: string): string[] {
  return traceFacts(text, prepareEvidence([])).map((fact) => fact.text);
}

describe('what is only spoken states nothing', () => {
  it.each([
    ['Half the order lies on the pavement.'],
    ['Half your morning is gone.'],
    ['Nobody carries a dozen crates by hand.'],
    ['Nine times out of ten, the van is the wrong choice.'],
    ['You have a hundred better things to do.'],
    ['It is a thousand small stops.'],
    ['Set a timer for five minutes.'],
    ['Do it for two weeks.'],
    ['Then give it 10 stops.'],
    ['Start at 9 o’clock.'],
    ['Wait 30 minutes, then call again.'],
    ['- Write down every stop for two weeks.'],
    ['On Monday morning, set a 15-minute timer.'],
    ['Take a van, and repeat it 12 times.'],
    ['Schreiben Sie zwei Wochen lang mit.'],
    ['Warten Sie 30 Minuten.'],
    ['Ask 20 customers.'],
    ['Start Monday at 9 a.m.'],
    ['Stell einen Wecker auf 20 Minuten.'],
    ['Attendez 30 minutes.'],
    ['Espera 30 minutos.'],
    ['Wacht 30 minuten.'],
    ['Das kostet Sie die Hälfte Ihrer Tour.'],
    ['Das haben Sie hundertmal gehört.'],
    ['Jede zweite Woche kommt ein Viertel ohne Autos dran, mit vier Rädern und acht Händen.'],
    ['Achten Sie auf die zweite Hälfte. Jeder weiß das.'],
  ])('figures of speech and what a reader is told to do: %s', (text) => {
    expect(untraced(text)).toEqual([]);
  });

  it.each([
    ['That is a quarter of what a van costs.', 'a quarter of'],
    ['It costs 5,500 euros more.', '5,500 euros'],
    ['In town, thirty minutes an hour are lost.', 'thirty minutes'],
    ['In truth, half of all vans break down.', 'half'],
    ['Half the vans in town are empty.', 'Half'],
    ['Half your customers never come back.', 'Half'],
    ['Save 30 % with a bike.', '30 %'],
    ['Save 30 minutes a day.', '30 minutes'],
    ['Get $50 off.', '$50'],
    ['Join 12,000 shops.', '12,000'],
    ['Join 40 shops.', '40'],
    ['Take the 14-day trial.', '14-day'],
    ['Try it free for 14 days.', '14 days'],
    ['Call us within 5 days.', '5 days'],
    ['Call the 40 shops that did it.', '40'],
    ['Use the bikes that save 30 minutes.', '30 minutes'],
    ['Set a timer, and your team saves 30 minutes.', '30 minutes'],
    ['Wait times reach 45 minutes.', '45 minutes'],
    ['Give it up: 40 firms did.', '40'],
    ['Haben Sie 30 Minuten?', '30 Minuten'],
    ['Sparen Sie 30 Minuten am Tag.', '30 Minuten'],
    ['Give your team 30 hours back.', '30 hours'],
    ['Let your riders do 25 stops an hour.', '25'],
    ['Keep 40 customers.', '40'],
    ['Make 30 more deliveries.', '30'],
    ['A dozen companies use it.', 'A dozen'],
    ['Over a million users signed up.', 'a million'],
    ['Use it: it is 12 times faster.', '12 times'],
  ])('but not what a reader is told as true: %s', (text, flag) => {
    expect(untraced(text)).toEqual([flag]);
  });
});

describe('questions between quotation marks', () => {
  it.each([
    ['Their first question is “Where do I put it?”, and the answer is a yard.'],
    ['You may wonder: “What do I do when it rains?”'],
    ['Customers asked: “Where do we put it at night?”'],
    ['„Und wo stelle ich das Rad hin?“ ist die erste Frage.'],
    ['« Où est-ce que je le mets ? », direz-vous.'],
    ['“But where do I put it?” — That is the question.'],
  ])('leave a question that nobody in particular asks: %s', (text) => {
    expect(untraced(text)).toEqual([]);
  });

  it.each([
    ['Jane Doe asked: {“Where do I put it at night?”}'],
    ['{“Where do I put it at night?”} asked Jane.'],
    ['{„Wo stelle ich das Rad hin?“}, fragt Jana Meier.'],
    ['As one customer told us, {“Why did we wait so long?”}'],
    ['He said: {“Why did we wait so long for it?”}'],
    ['{“Why did we ever wait so long?”} — Jane Doe, head of product'],
    ['They ask: {“Why do 40 of our vans stand still?”}'],
    ['> {“Why did we ever wait so long?”}\n> — Jane Doe'],
  ])('find a question that somebody is said to ask: %s', (marked) => {
    const words = marked.slice(marked.indexOf('{') + 1, marked.indexOf('}'));
    expect(untraced(marked.replace(/[{}]/g, ''))).toEqual([words]);
  });
});
