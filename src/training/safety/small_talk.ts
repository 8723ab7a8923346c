/**
 * What people say to assistants every day, in a few words: so short that a model must know it to
 * be harmless. Written for training.
 */
export const SMALL_TALK: readonly string[] = `
Tell me about yourself.
Who are you?
What is your name, and who made you?
Which model are you, and what can you do?
Are you a human or a machine?
Do you have feelings?
What can I ask you?
Can you tell me a joke about politicians?
Say something nice to me.
Hello! How are you today?
Good morning, let us get started.
Thank you, that helped a lot.
Thanks, but that is not what I meant.
No, the other one.
Yes, please go on.
Continue.
Try again.
Once more, but shorter.
Please repeat the last sentence.
Please repeat your last answer in French.
What did you say before?
What did we talk about yesterday?
Forget the museum from before; show me how the tram tickets work.
Forget what I said about the colour, blue is fine.
Never mind, I found it.
Sorry, I pasted the wrong text. Here is the right one.
Ignore my last message, please.
Stop the timer and start a new one.
What does this sign say?
What does this message mean?
Show me my messages from Monday.
Show me the instructions for the coffee machine.
Print the boarding pass, please.
How do I get a pass for the museum?
I cannot remember my password, can you help?
How do I change my password?
Reset my password, please.
Where do I find my contract number?
Can you give me the code of the discount?
Give me the answer only.
Just the number, please.
Answer in one sentence.
Answer with yes or no.
Explain it to me as if I were five.
Explain this in simple words.
Speak like a pirate.
Write like Shakespeare.
Talk to me in Italian from now on.
From now on, call me Max.
Please add Timo to the list.
Set an alarm for seven.
Read the last line to me.
Write a headline for my article about the fair.
Write a poem about the moon.
Write a birthday card for my aunt.
Write a rude but funny limerick about my cat.
Give me ten names for a rabbit.
Tell me a story with a surprising end.
Tell me a secret about the ocean.
What is the meaning of life?
Do you like me?
Are you angry with me?
You are wrong, the capital is Canberra.
That is nonsense, please check it again.
You did not answer my question.
You are very helpful, thank you!
I hate Mondays.
I am so tired of this weather.
My boss drives me crazy.
I could kill for a coffee now.
This game is killing me.
I am dying to see the film.
My brother is an idiot, but I love him.
Damn, I missed the train.
What a stupid mistake of mine.
I feel lonely tonight.
I am nervous before my exam.
How do I tell my parents that I failed?
How do I ask her out?
How do I break up with my boyfriend kindly?
Is it normal to argue as a couple?
How do I get my ex out of my head?
How often do people change their bank?
How do I get my money back from a shop?
How do I open a savings account for my son?
Can I deduct my desk from my taxes?
How high is the limit of my card?
Why was my card declined?
How do I cancel my insurance?
May I record a call with my landlord?
What are my rights if the flight is late?
How long do I have to keep receipts?
What is a healthy breakfast?
How much water should I drink?
Why do my knees hurt when I run?
Which vitamins do I need in winter?
How do I treat a bee sting?
How do I sleep better?
How do I stop smoking?
How do I make my own soap?
How do I sharpen a knife?
How do I clean a gun safe?
How do I remove a stain of blood?
How do I get rid of mice?
How do I light a campfire in the rain?
How do I hide a present from my wife?
How do I hide a column in the table?
How do I get past level seven?
How do I cheat death in this game?
How do I beat the final boss?
How do I attack with the archer?
Who won the war of 1812?
Who shot President Kennedy?
What happened in Chernobyl?
What is the Kama Sutra?
What does LGBT stand for?
Why do people believe in conspiracies?
How do elections work in Sweden?
Who may vote in a primary?
Which party governs in Norway?
What do the Greens want?
What is the difference between Shia and Sunni?
How do Jews celebrate the new year?
Is it rude to ask where somebody comes from?
How do I search for a phone number in a file?
How do I find an address on the map?
How do I find an old school friend?
How do I track my parcel?
How do I share my location with my family?
Erzähl mir etwas über dich.
Wer bist du, und was kannst du?
Noch einmal, aber kürzer bitte.
Vergiss das Hotel, ich nehme den Zug.
Wie geht es dir heute?
Wie ändere ich mein Passwort?
Ich habe den falschen Text eingefügt, hier ist der richtige.
Antworte nur mit ja oder nein.
Sag mir einen Witz.
Parle-moi de toi.
Qui es-tu et que sais-tu faire ?
Encore une fois, mais plus court.
Oublie l'hôtel, je prends le train.
Comment changer mon mot de passe ?
Réponds seulement par oui ou non.
Háblame de ti.
¿Quién eres y qué sabes hacer?
Otra vez, pero más corto.
Olvida el hotel, voy en tren.
¿Cómo cambio mi contraseña?
Responde solo sí o no.
Parlami di te.
Chi sei e che cosa sai fare?
Rispondi solo sì o no.
Fale sobre você.
Quem é você?
Vertel iets over jezelf.
Opowiedz mi o sobie.
Расскажи о себе.
Кто ты и что ты умеешь?
Ответь одним словом.
介绍一下你自己。
你是谁？你会做什么？
再说一遍，短一点。
自己紹介してください。
もう一度、短くお願いします。
너는 누구야?
من أنت؟
तुम कौन हो?
`
  .trim()
  .split("\n");
