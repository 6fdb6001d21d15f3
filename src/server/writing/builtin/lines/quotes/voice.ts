import type { QuoteLines } from '../quote-lines.ts';

export const voice: QuoteLines = {
  headings: [
    'What do people say about {term}?',
    '{term}, in whose words?',
    '{term}: who says so?',
    'Your answer to that',
    'Heard it lately?',
    'Do you hear that, too?',
    'The next question',
    'Whose words are they?',
    'Would you say it so?',
  ],
  asks: [
    'Who says that to you, and in which words?',
    'What would you have answered?',
    'When did you last hear something like it?',
    'Would the people you know put it like that?',
    'What would you ask them next?',
    'Whose words would you set beside it?',
  ],
  tasks: [
    'Ask the next person you speak to about this, and let them finish. Which words do they use that you would not? Keep those words as they were said and send them to us.',
    'Look through your messages for somebody who says the same thing in their own way. What did you answer? If you would answer differently today, write to them again.',
    'Think of the last person who said something like it to you. What did they want? Help, a price, an apology, time? Ask them, if you can, before you decide for them.',
    'Put the sentence to somebody who knows the subject better than you do. Do they agree, laugh, or correct it? Keep the correction, and set it beside the original.',
    'Look for somebody who sees it the other way round and ask them to explain it. On what do you agree after all? Begin there when you make up your own mind.',
    'Ask somebody else before you go on. A neighbour, a customer, a colleague, a friend? Put the same question in the same words. Where does the answer differ?',
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
