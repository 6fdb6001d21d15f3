import type { ToneVoice } from './tone-voice.ts';

export const inspiring: ToneVoice = {
  hook: {
    question: {
      short: 'Picture it done. What came first?',
      video: 'What would you try if you knew it would work?',
    },
    contrast: {
      short: 'Look at it from both sides with us.',
      video: 'Look twice, then choose where to go.',
    },
    list: {
      short: 'Take one small step with us.',
      video: 'Here are some first steps. Choose one.',
    },
    story: {
      short: 'Let us tell you what we believe.',
      video: 'We begin with something we believe.',
    },
    figure: {
      short: 'Start from one number.',
      video: 'One number, and a place to begin.',
    },
  },
  link: [
    'Start with this line from {source}:',
    'A sentence to keep, from {source}:',
    'A line to set out from, in {source}:',
    'Here is a starting point, from {source}:',
    'Good to read, in {source}:',
    'Keep this in mind, from {source}:',
    'Read on in {source}:',
    'Begin here, with {source}:',
    'Pause at this line from {source}:',
    'And another line, from {source}:',
    'Listen to this, in the words of {source}:',
    'Remember this, from {source}:',
  ],
  define: [
    'Give it its name first, from {source}:',
    'Begin with the word itself, from {source}:',
    'Let us name it, with {source}:',
  ],
  stance: [
    'Here is what we believe:',
    'What we care about:',
    'This is our conviction:',
    'What moves us:',
    'Our belief, in our own words:',
    'What we want to pass on:',
  ],
  weigh: [
    'Take it further than we did.',
    'Would you say the same?',
    'Make it yours, or show us a better way.',
    'What could grow from that where you are?',
    'Try it where you are, and tell us what came of it.',
    'Where would you like to take it?',
  ],
  invite: [
    'Write to us and tell us about it.',
    'Share this with someone who should know.',
    'Tell us what you are working towards.',
    'Get in touch, and bring your questions.',
    'Tell somebody, and ask us anything.',
    'Come along, and bring somebody with you.',
  ],
  ask: [
    'What will you begin?',
    'What could be possible?',
    'Where could it take you?',
    'Where will you start?',
    'What would you try first?',
    'Who will you bring along?',
  ],
  button: ['Get in touch', 'Share your story', 'Join us'],
  close: ['Warmly,', 'Onwards,', 'With all good wishes,'],
};
