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
  asks: [
    'What would you have answered?',
    'Would you put it like that?',
    'What would you ask them next?',
    'Do you hear the same?',
    'Would you sign that sentence?',
    'Whom else would you ask?',
  ],
  spoken: [
    'Who says that to you? Think of the person, and of the words they use. Are they the same words?',
    'What would you have said back? Say it now, out loud, before we go on.',
    'When did you last hear something like that? Who said it, and what did they want from you?',
    'Does that sound like somebody you know? Send them this, and ask whether they would put it that way.',
    'Now ask the next question yourself. What would it be, and who could answer it?',
    'Whose voice is missing here? Tell us who you would ask next, and what you would ask them.',
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
