import type { ToneVoice } from './tone-voice.ts';

export const conversational: ToneVoice = {
  hook: {
    question: {
      short: 'Can we ask you something first?',
      video: 'Can you help us with something?',
    },
    contrast: {
      short: 'Which side sounds more like you?',
      video: 'Stay for both sides, will you?',
    },
    list: {
      short: 'Here’s a list to take with you.',
      video: 'Here’s our list. Let’s go through it.',
    },
    story: {
      short: 'Let’s start with what we really think.',
      video: 'We’ll go first, and then it’s your turn.',
    },
    figure: {
      short: 'Here’s a number. What do you make of it?',
      video: 'Let’s talk about a number.',
    },
  },
  link: [
    'Here’s how it reads in {source}:',
    'Here’s a sentence from {source}:',
    'We found this line in {source}:',
    'Have a look at this bit from {source}:',
    'This one’s from {source}:',
    'Let’s see what we have in {source}:',
    'And here’s a line out of {source}:',
    'We looked it up in {source}:',
    'Try this sentence from {source}:',
    'So, from {source}:',
    'Listen to this, from {source}:',
    'Now this, from {source}:',
  ],
  define: [
    'So that we mean the same thing, from {source}:',
    'Just to be clear about the word, here’s {source}:',
    'What does the word mean? From {source}:',
  ],
  stance: [
    'Here’s our take:',
    'If you ask us:',
    'This is how we see it:',
    'Cards on the table:',
    'What we’d tell a friend:',
    'Since you ask, our view:',
  ],
  weigh: [
    'See it differently? We’d really like to hear it.',
    'Would you sign that?',
    'Tell us where we’ve got it wrong.',
    'Does that sound like your place, or not at all?',
    'What would you say to that?',
    'Go on, argue with us.',
  ],
  invite: [
    'Write to us and tell us how you’d do it.',
    'Know someone who’d argue with this? Send it their way.',
    'Tell us in a line what you think.',
    'Ask us whatever you like.',
    'Got a question left? Just ask.',
    'Drop us a note with your own example.',
  ],
  ask: [
    'What’s your take?',
    'Where do you land?',
    'How do you see it?',
    'Would you agree?',
    'What did we miss?',
    'Does that ring true?',
  ],
  button: ['Tell us your take', 'Write to us', 'Share your example'],
  close: ['Talk soon,', 'Until next time,', 'Speak soon,'],
};
