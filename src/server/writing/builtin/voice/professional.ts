import type { ToneVoice } from './tone-voice.ts';

export const professional: ToneVoice = {
  hook: {
    question: {
      post: 'What would your answer be?',
      short: 'Which question comes before the plan?',
      video: 'One question to settle first.',
    },
    contrast: {
      post: 'One view, and another beside it.',
      short: 'Set one view beside another.',
      video: 'Compare before you commit.',
    },
    list: {
      post: 'Point by point.',
      short: 'Let us go through it point by point.',
      video: 'Start with this checklist.',
    },
    story: {
      post: 'Our view, stated plainly.',
      short: 'We begin with our own view.',
      video: 'A view of our own first, then the test.',
    },
    figure: {
      post: 'First, the figure.',
      short: 'Begin with the figure.',
      video: 'One figure, and what to ask of it.',
    },
  },
  opening: {
    question: {
      blog: 'This article stays with one question, from the first line to your own next step.',
      newsletter: 'This issue stays with one question. Please read it with your own case in mind.',
      video: 'We will stay with one question until the end. Please keep your own case in mind.',
    },
    contrast: {
      blog: 'Here is one view and, beside it, another. Read both before you choose.',
      newsletter: 'This issue puts one view next to another. Note which of them is closer to your own.',
      video: 'We will put one view beside the other. Hold your judgement until you have heard both.',
    },
    list: {
      blog: 'Use this as a working list. Take the points in order, and pass over what you have settled already.',
      newsletter: 'This issue is a list to work through. Start with the point that is still open for you.',
      video: 'We will go through the list point by point. Pause wherever you have something to add.',
    },
    story: {
      blog: 'We start from a view of our own. Test it as you would test anybody else’s.',
      newsletter: 'We open this issue with an opinion. Please examine it.',
      video: 'We start with our own view, and then put it to the test.',
    },
    figure: {
      blog: 'Start with one figure, quoted with its source. Read both before you use it.',
      newsletter: 'We open with one figure. Please read it together with its source.',
      video: 'We start with one figure and its source, and then ask what to make of it.',
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
