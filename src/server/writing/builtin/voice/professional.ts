import type { ToneVoice } from './tone-voice.ts';

export const professional: ToneVoice = {
  hook: {
    question: {
      short: 'Which question comes before the plan?',
      video: 'One question to settle first.',
    },
    contrast: {
      short: 'Set one view beside another.',
      video: 'Compare before you commit.',
    },
    list: {
      short: 'Let us go through it point by point.',
      video: 'Start with this checklist.',
    },
    story: {
      short: 'We begin with our own view.',
      video: 'A view of our own first, then the test.',
    },
    figure: {
      short: 'Begin with the figure.',
      video: 'One figure, and what to ask of it.',
    },
  },
  link: [
    'Word for word from {source}:',
    'For reference, from {source}:',
    'Note the wording in {source}:',
    'To quote {source}:',
    'As recorded in {source}:',
    'Here is the exact sentence from {source}:',
    'Consider this, from {source}:',
    'As stated in {source}:',
    'On this point, from {source}:',
    'The relevant line in {source}:',
    'In the wording of {source}:',
    'Quoted in full from {source}:',
  ],
  define: [
    'On the term itself, from {source}:',
    'To settle the term first, from {source}:',
    'For the definition, from {source}:',
  ],
  stance: [
    'Our position:',
    'Our view:',
    'Where we stand:',
    'For the record, our opinion:',
    'Our assessment:',
    'In our own words:',
  ],
  weigh: [
    'Where would you disagree?',
    'Tell us where your experience differs.',
    'Which point would you challenge first?',
    'What would you need to see before you agreed?',
    'Test it against a case of your own.',
    'If you see it otherwise, name the point.',
  ],
  invite: [
    'Write to us with the question you still have.',
    'Pass this on to whoever decides with you.',
    'Get in touch if you would like to know more.',
    'Send us your answer, and say what you would add.',
    'Tell us which question to take up next.',
    'Ask us for the details.',
  ],
  ask: [
    'What is your view?',
    'Where do you stand?',
    'What would you add?',
    'Do you agree?',
    'How do you handle it?',
    'What is missing here?',
  ],
  button: ['Send us your answer', 'Share your view', 'Ask us a question'],
  close: ['Kind regards,', 'With best regards,', 'Sincerely,'],
};
