import type { ToneVoice } from './tone-voice.ts';

export const conversational: ToneVoice = {
  hook: {
    question: {
      post: 'So, what would you say?',
      short: 'Can we ask you something first?',
      video: 'Can you help us with something?',
    },
    contrast: {
      post: 'Hear one side, then the other.',
      short: 'Which side sounds more like you?',
      video: 'Stay for both sides, will you?',
    },
    list: {
      post: 'Let’s go through it, point by point.',
      short: 'Here’s a list to take with you.',
      video: 'Here’s our list. Let’s go through it.',
    },
    story: {
      post: 'Here’s where we come down on it.',
      short: 'Let’s start with what we really think.',
      video: 'We’ll go first, and then it’s your turn.',
    },
    figure: {
      post: 'Let’s start with a number.',
      short: 'Here’s a number. What do you make of it?',
      video: 'Let’s talk about a number.',
    },
  },
  opening: {
    question: {
      blog: 'Let’s talk this through the way we would over coffee, starting with one question.',
      newsletter: 'Got a minute? Here’s a question for you.',
      video: 'Let’s start with a question, and see where you come down.',
    },
    contrast: {
      blog: 'You know those talks where both people sound right? Let’s have one of those.',
      newsletter: 'Read one side first, then the other, and tell us where you come down.',
      video: 'Let’s hear one side first, and then the other. Which one sounds like you?',
    },
    list: {
      blog: 'If a friend asked you where to begin, what would you tell them? Here’s our list.',
      newsletter: 'Here’s a list for you. How much of it have you already got covered?',
      video: 'Let’s go through the list together. Stop us when one of them sounds like you.',
    },
    story: {
      blog: 'Let’s be upfront about where we stand. Would you say the same?',
      newsletter: 'We’ll go first this time. Tell us afterwards where you stand.',
      video: 'We’ll start with what we think. And then tell us what you think.',
    },
    figure: {
      blog: 'Let’s look at one number together, and take it from there.',
      newsletter: 'Before you read on, take a guess. Then look at the number below.',
      video: 'Take a guess before you hear the number. Got one?',
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
