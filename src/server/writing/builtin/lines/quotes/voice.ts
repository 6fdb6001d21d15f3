import type { QuoteLines } from '../quote-lines.ts';

export const voice: QuoteLines = {
  headings: [
    'In their words',
    'A voice from outside',
    'Another voice',
    'Heard from others',
    'From experience',
    'What others say',
  ],
  shots: [
    { visual: 'Somebody from the team reads the sentence aloud', onScreen: 'Would they say it so?' },
    { visual: 'Presenter holds a microphone or phone out to the camera', onScreen: 'What would you ask?' },
    { visual: 'Two short clips of people answering the same question', onScreen: 'Ask somebody else' },
    { visual: 'The words as a speech bubble on screen, the source line below', onScreen: 'Who says that to you?' },
    { visual: 'Presenter reads the sentence from a phone, then looks up', onScreen: 'Your answer?' },
    { visual: 'The sentence appears line by line, like a chat message', onScreen: 'Heard that before?' },
  ],
};
